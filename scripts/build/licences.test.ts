import { expect, test } from 'vitest'
import { licencesText } from './licences.ts'

const REACT = {
  name: 'react',
  version: '19.3.1',
  identifier: 'MIT',
  text: 'MIT License\n\nCopyright (c) Meta\n',
}
const CLSX = { name: 'clsx', version: '2.1.1', identifier: 'MIT' }

test('lists each bundled package once, with its licence and notice', () => {
  const text = licencesText([REACT, CLSX, REACT])

  expect(text.match(/^react 19\.3\.1$/gm)).toHaveLength(1)
  expect(text).toContain('Copyright (c) Meta')
  expect(text.indexOf('clsx 2.1.1\nMIT')).toBeLessThan(text.indexOf('react 19.3.1\nMIT'))
  expect(text).toContain('SIL Open Font License')
})

test('a package without a licence fails the build', () => {
  expect(() => licencesText([{ ...CLSX, identifier: undefined }])).toThrow(
    'clsx 2.1.1 is in the site and names no licence',
  )
})
