// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { browserLanguage } from './LanguageOffer.tsx'

afterEach(() => vi.restoreAllMocks())

test.each([
  [['en-GB', 'tr'], 'en'],
  [['xx-XX', 'xx', 'en-US'], 'en'],
  [['xx', 'tr-TR', 'en'], 'tr'],
  [['xx', 'yy'], null],
])('a browser that asks for %j asks for %j of ours', (asked, language) => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(asked)

  expect(browserLanguage()).toBe(language)
})
