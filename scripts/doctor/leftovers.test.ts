import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { newFolder } from '#rtdb-emulator/testing/backend.ts'
import { leftoverChecks } from './leftovers.ts'

/** A project's folder with these files. */
function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = newFolder()
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  return folder
}

const NOWHERE = { province: 'Muğla', places: [], country: 'Türkiye', laws: [] }

test('names each file and line with a fact of the sample, and its place in the build', () => {
  const folder = folderWith({
    'src/content/villa.ts': "name: 'Taşköprü Evi',\nphone: '+905550102030',\n",
    'src/i18n/tr/letters.ts': '\nSevgiler, Nihal',
    'src/i18n/tr/letters.test.ts': 'Nihal',
    'sample/testingHouse.ts': 'Nihal',
    'sample/samples.ts': 'Nihal',
    'dist/index.html': '<a href="tel:+905550102030">',
    'dist/assets/a.js': 'Nihal',
    'dist/assets/b.js': 'Nihal',
    'dist/assets/c.js': 'Nihal',
  })

  expect(leftoverChecks(folder).map(({ text }) => text)).toEqual([
    'src/content/villa.ts has the sample’s +905550102030 (line 2)',
    'src/i18n/tr/letters.ts has the sample’s Nihal (line 2)',
    'sample/samples.ts has the sample’s Nihal (line 1)',
    'The build shows the sample’s +905550102030 in dist/index.html',
    'The build shows the sample’s Nihal in dist/assets/a.js, dist/assets/b.js and 1 more',
  ])
})

test.each([
  ['Antalya', ['src/i18n/tr/landing.ts has the sample’s Dalyan (line 1)']],
  ['Muğla', ['No fact or picture is the sample’s']],
])(
  'a place near the sample is left over in a house in %s, unless it is near, too',
  (province, found) => {
    const folder = folderWith({
      'src/content/villa.ts': `province: '${province}',`,
      'src/i18n/tr/landing.ts': 'Dalyan’da tekne turu',
    })

    expect(leftoverChecks(folder).map(({ text }) => text)).toEqual(found)
  },
)

test('a law of the sample’s country is left over in a house of another country', () => {
  const files = { 'src/i18n/tr/privacy.ts': 'KVKK' }
  const at = (name: string) =>
    leftoverChecks(folderWith({ ...files, 'src/content/villa.ts': `countryName: '${name}',` }))

  expect(at('Türkiye')).toMatchObject([{ mark: '✓' }])
  expect(at('Japan')).toMatchObject([
    { text: 'src/i18n/tr/privacy.ts has the sample’s KVKK (line 1)' },
  ])
})

test('recognizes pictures of the sample by their content', () => {
  const folder = folderWith({
    'photos/garden/1.jpg': 'own',
    'photos/garden/9.jpg': 'sample',
    'src/content/hosts.ts': 'Nihal',
  })
  const pictures = [createHash('sha256').update('sample').digest('hex').slice(0, 16)]

  expect(leftoverChecks(folder, { ...NOWHERE, texts: ['Nihal'], pictures })).toMatchObject([
    { text: 'Pictures, names, permit number and review are samples, and the pictures are drawn' },
    { text: 'src/content/hosts.ts has the sample’s Nihal (line 1)' },
    { mark: '–', text: 'Pictures of the sample: photos/garden/9.jpg' },
  ])
})

test('finds nothing in the folder of another house', () => {
  const folder = folderWith({ 'src/content/villa.ts': "name: 'Taşköprü Evi'", 'dist/a.js': '' })

  expect(leftoverChecks(folder)).toMatchObject([{ mark: '✓' }])
})
