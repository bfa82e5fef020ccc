// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { showLanguage } from '#i18n/index.ts'
import type { Language } from '#i18n/languages.ts'
import { LanguageSwitch } from './LanguageSwitch.tsx'

afterEach(() => showLanguage('tr'))

test.each<[Language, string, string, string]>([
  ['tr', 'English', '/en', 'en'],
  ['en', 'Türkçe', '/', 'tr'],
])('from %s it is a link named %s to %s', async (language, name, href, other) => {
  await showLanguage(language)

  render(<LanguageSwitch onSwitch={() => {}} />)

  const link = screen.getByRole('link', { name })
  expect(link).toHaveAttribute('href', href)
  expect(link).toHaveAttribute('hreflang', other)
  expect(link).toHaveAttribute('lang', other)
})

test('a plain click switches in place, and one for a new tab is left to the browser', () => {
  const onSwitch = vi.fn<(language: Language) => void>()
  render(<LanguageSwitch onSwitch={onSwitch} />)
  const link = screen.getByRole('link', { name: 'English' })

  expect(fireEvent.click(link, { ctrlKey: true })).toBe(true)
  expect(onSwitch).not.toHaveBeenCalled()
  expect(fireEvent.click(link)).toBe(false)
  expect(onSwitch).toHaveBeenCalledExactlyOnceWith('en')
})
