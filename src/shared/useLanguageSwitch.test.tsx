// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { currentLanguage, rememberedLanguage, showLanguage } from '#i18n/index.ts'
import { languages } from '#i18n/languages.ts'
import { useLanguageSwitch } from './useLanguageSwitch.ts'

beforeEach(() => {
  localStorage.clear()
  history.replaceState({ kept: 1 }, '', '/?a=1#galeri')
})

afterEach(() => showLanguage('tr'))

async function switchTo(page: Parameters<typeof useLanguageSwitch>[0], language: 'tr' | 'en') {
  const { result } = renderHook(() => useLanguageSwitch(page))
  await act(() => result.current(language))
}

const address = () => location.pathname + location.search + location.hash

test('switches the language in place, remembers it and updates the address', async () => {
  await switchTo('privacy', 'en')

  expect([currentLanguage(), rememberedLanguage()]).toEqual(['en', 'en'])
  expect(address()).toBe(`${languages.en.paths.privacy}?a=1#galeri`)
  expect(history.state).toEqual({ kept: 1 })
})

describe('Back restores the earlier language', () => {
  // Simulates the browser's arrival at another history entry.
  async function comeTo(path: string) {
    history.replaceState(null, '', path)
    await act(async () => void dispatchEvent(new PopStateEvent('popstate')))
  }

  const heard = (language: string) => vi.waitFor(() => expect(currentLanguage()).toBe(language))

  test.each([
    ['tr', 'en', '/en#galeri'],
    ['en', 'tr', '/#galeri'],
  ] as const)(
    'from an address in %s shows and remembers the language of the target, %s',
    async (chosen, other, path) => {
      await switchTo('home', chosen)

      await comeTo(path)

      await heard(other)
      expect(address()).toBe(path)
      // A reload would otherwise lead to the language chosen before.
      expect(rememberedLanguage()).toBe(other)
    },
  )
})

test('the owners’ pages keep their address', async () => {
  await switchTo(null, 'en')

  expect(currentLanguage()).toBe('en')
  expect(address()).toBe('/?a=1#galeri')
})
