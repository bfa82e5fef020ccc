// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Language } from '#i18n/languages.ts'
import { LanguageSwitch } from './LanguageSwitch.tsx'

test('a plain click switches in place, and one for a new tab is left to the browser', () => {
  const onSwitch = vi.fn<(language: Language) => void>()
  render(<LanguageSwitch onSwitch={onSwitch} />)
  const link = screen.getByRole('link', { name: 'English' })

  expect(fireEvent.click(link, { ctrlKey: true })).toBe(true)
  expect(onSwitch).not.toHaveBeenCalled()
  expect(fireEvent.click(link)).toBe(false)
  expect(onSwitch).toHaveBeenCalledExactlyOnceWith('en')
})
