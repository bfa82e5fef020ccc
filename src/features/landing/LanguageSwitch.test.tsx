// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { type Language, showLanguage } from '#i18n/index.ts'
import { LanguageSwitch } from './LanguageSwitch.tsx'

afterEach(() => showLanguage('tr'))

test.each<[Language, string, string, string]>([
  ['tr', 'English', '/en', 'en'],
  ['en', 'Türkçe', '/', 'tr'],
])('from %s it is a link named %s to %s', async (language, name, href, other) => {
  await showLanguage(language)

  render(<LanguageSwitch language={language} onSwitch={() => {}} />)

  const link = screen.getByRole('link', { name })
  expect(link).toHaveAttribute('href', href)
  expect(link).toHaveAttribute('hreflang', other)
  expect(link).toHaveAttribute('lang', other)
})

test('a plain click switches in place; one that asks for a new tab is left to the browser', () => {
  const onSwitch = vi.fn<() => void>()
  render(<LanguageSwitch language="tr" onSwitch={onSwitch} />)
  const link = screen.getByRole('link')

  expect(fireEvent.click(link, { ctrlKey: true })).toBe(true)
  expect(onSwitch).not.toHaveBeenCalled()
  expect(fireEvent.click(link)).toBe(false)
  expect(onSwitch).toHaveBeenCalledOnce()
})
