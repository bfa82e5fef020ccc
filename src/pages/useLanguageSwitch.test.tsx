// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { currentLanguage, i18n, rememberedLanguage, showLanguage } from '#i18n/index.ts'
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

describe('the way back', () => {
  // As the browser does once it has gone to another entry of its history.
  async function comeTo(path: string) {
    history.replaceState(null, '', path)
    await act(async () => void dispatchEvent(new PopStateEvent('popstate')))
  }

  const heard = (language: string) => vi.waitFor(() => expect(currentLanguage()).toBe(language))

  test.each([
    ['tr', 'en', '/en#galeri'],
    ['en', 'tr', '/#galeri'],
  ] as const)(
    'from an address in %s shows the language of the one it leads to, %s',
    async (chosen, other, path) => {
      await switchTo('home', chosen)
      const remembered = rememberedLanguage()

      await comeTo(path)

      await heard(other)
      expect(address()).toBe(path)
      expect(rememberedLanguage()).toBe(remembered)
    },
  )

  test('that a closing menu takes while the language is switched does not undo the switch', async () => {
    const { result } = renderHook(() => useLanguageSwitch('home'))
    const shown: string[] = []
    const onShown = (language: string) => {
      shown.push(language)
      dispatchEvent(new PopStateEvent('popstate'))
    }
    i18n.on('languageChanged', onShown)

    await act(() => result.current('en'))
    // By the end of a second switch, one that the way back had begun would have been heard.
    await act(() => result.current('en'))

    i18n.off('languageChanged', onShown)
    expect(shown).toEqual(['en'])
    expect(address()).toBe('/en?a=1#galeri')
  })
})

test('the owners’ pages keep the one address that they have', async () => {
  await switchTo(null, 'en')

  expect(currentLanguage()).toBe('en')
  expect(address()).toBe('/?a=1#galeri')
})
