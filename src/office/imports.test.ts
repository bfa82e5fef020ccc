import { expect, test } from 'vitest'

/** The other folders of the office that each folder may import. */
const ALLOWED: { [folder: string]: (other: string) => boolean } = {
  shell: () => true,
  shared: () => false,
}

const mayImport = (folder: string) => ALLOWED[folder] ?? ((other: string) => other === 'shared')

const files = import.meta.glob<string>(
  ['./**/*.{ts,tsx}', '!./**/*.test.{ts,tsx}', '!./**/testing*'],
  { query: '?raw', import: 'default', eager: true },
)

test('a page of the office imports from shared and from no other page', () => {
  const unexpected = Object.entries(files).flatMap(([file, text]) => {
    const [, folder = ''] = file.split('/')
    const others = [...text.matchAll(/'#office\/([^/']+)\//g)].map(([, name = '']) => name)
    return others
      .filter((name) => name !== folder && !mayImport(folder)(name))
      .map((name) => `${file} imports ${name}`)
  })

  expect(Object.keys(files).length).toBeGreaterThan(50)
  expect(unexpected).toEqual([])
})
