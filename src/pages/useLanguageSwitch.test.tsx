// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
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

test('another language is shown in place, remembered, and has the page’s address in it', async () => {
  await switchTo('privacy', 'en')

  expect([currentLanguage(), rememberedLanguage()]).toEqual(['en', 'en'])
  expect(address()).toBe(`${languages.en.paths.privacy}?a=1#galeri`)
  expect(history.state).toEqual({ kept: 1 })
})

test('the owners’ pages keep the one address that they have', async () => {
  await switchTo(null, 'en')

  expect(currentLanguage()).toBe('en')
  expect(address()).toBe('/?a=1#galeri')
})
