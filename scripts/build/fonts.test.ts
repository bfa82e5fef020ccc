import { expect, test } from 'vitest'
import { fontFilesFor, fontsIn } from './fonts.ts'

const LATIN =
  '@font-face{font-family:Figtree;src:url(/assets/latin.woff2)format("woff2");font-display:swap;unicode-range:U+20-7E,U+131}'
const TURKISH =
  '@font-face{font-family:Figtree;src:url(/assets/turkish.woff2)format("woff2");unicode-range:U+11E-11F,U+4??;font-display:swap}'
const STAND_IN = '@font-face{font-family:Figtree fallback;src:local(Arial);size-adjust:99%}'

test('finds the files that a stylesheet declares, and no system fonts', () => {
  const fonts = fontsIn(`a{color:red}${LATIN}${STAND_IN}${TURKISH}b{color:blue}`)

  expect(fonts.map(({ file }) => file)).toEqual(['/assets/latin.woff2', '/assets/turkish.woff2'])
})

test.each([
  ['', []],
  ['Dalyan', ['/assets/latin.woff2']],
  ['ı', ['/assets/latin.woff2']],
  ['ğ', ['/assets/turkish.woff2']],
  ['Ӄ', ['/assets/turkish.woff2']],
  ['Köyceğiz', ['/assets/latin.woff2', '/assets/turkish.woff2']],
  ['漢', []],
])('finds the files with characters of “%s”', (text, files) => {
  expect(fontFilesFor(text, fontsIn(LATIN + TURKISH))).toEqual(files)
})
