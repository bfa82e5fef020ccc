import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadTexts, showLanguage } from '#i18n/index.ts'
import { LANGUAGES, languages } from '#i18n/languages.ts'
import { headOf } from './head.ts'

const SITE = 'https://villa.example'

beforeAll(async () => {
  await Promise.all([
    showLanguage('tr'),
    loadTexts('landing'),
    loadTexts('privacy'),
    loadTexts('house'),
  ])
  await showLanguage('en')
})

afterAll(() => showLanguage('tr'))

test.each([
  ['/', '/', '/en'],
  ['/en', '/', '/en'],
  ['/en/privacy', '/gizlilik', '/en/privacy'],
])(
  'offers searchers in a third language %s the Turkish page, and others their own',
  (path, turkish, english) => {
    const head = headOf(path, SITE)

    const alternates = [...head.matchAll(/rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)]
    expect(alternates.map(([, language, address]) => [language, address])).toEqual(
      expect.arrayContaining([
        ['tr', SITE + turkish],
        ['en', SITE + english],
        ['x-default', SITE + turkish],
      ]),
    )
  },
)

test.each(
  LANGUAGES.flatMap((language) => [
    languages[language].paths.stay,
    languages[language].paths.cleaning,
  ]),
)('keeps %s, which is empty without its key, from search engines', (path) => {
  expect(headOf(path, SITE)).toContain('<meta name="robots" content="noindex">')
})
