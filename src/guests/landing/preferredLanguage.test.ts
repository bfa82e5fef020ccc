// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { preferredLanguage } from './preferredLanguage.ts'

afterEach(() => vi.restoreAllMocks())

test.each([
  [['en-GB', 'tr'], 'en'],
  [['xx-XX', 'xx', 'en-US'], 'en'],
  [['xx', 'tr-TR', 'en'], 'tr'],
  [['qaa-XX', 'qab'], 'en'],
  [[], 'en'],
])('a browser that prefers %j is offered the page in %s', (languages, language) => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)

  expect(preferredLanguage()).toBe(language)
})
