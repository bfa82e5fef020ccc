// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
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

test('Back shows the language of its address, and remembers it', async () => {
  await switchTo('home', 'en')

  // As the browser arrives at another history entry.
  history.replaceState(null, '', '/#galeri')
  await act(async () => void dispatchEvent(new PopStateEvent('popstate')))

  await vi.waitFor(() => expect(currentLanguage()).toBe('tr'))
  expect(address()).toBe('/#galeri')
  // A reload would otherwise lead to the language chosen before.
  expect(rememberedLanguage()).toBe('tr')
})

test('the owners’ pages keep their address', async () => {
  await switchTo(null, 'en')

  expect(currentLanguage()).toBe('en')
  expect(address()).toBe('/?a=1#galeri')
})
