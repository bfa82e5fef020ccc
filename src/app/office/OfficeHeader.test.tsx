// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { showLanguage } from '#i18n/index.ts'
import { OfficeHeader, SkipLinks } from './OfficeHeader.tsx'

afterEach(() => showLanguage('tr'))

test('shows the page’s title and the owner, and signs out', async () => {
  const onSignOut = vi.fn<() => void>()
  render(
    <OfficeHeader title="Rezervasyonlar" email="owner@example.com" onSignOut={onSignOut}>
      <button type="button">English</button>
    </OfficeHeader>,
  )

  expect(screen.getByRole('heading', { level: 1, name: 'Rezervasyonlar' })).toBeVisible()
  expect(screen.getByText('owner@example.com')).toBeVisible()
  expect(screen.getByRole('button', { name: 'English' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Siteyi gör' })).toHaveAttribute('href', '/')

  await userEvent.click(screen.getByRole('button', { name: 'Çıkış yap' }))
  expect(onSignOut).toHaveBeenCalledOnce()
})

test('skip the navigation, and jump from the list to the form', async () => {
  render(
    <>
      <SkipLinks toForm />
      <main tabIndex={-1}>
        <button type="button">Ada Kaya</button>
        <input name="musteriAdi" aria-label="Müşteri" />
      </main>
    </>,
  )

  await userEvent.click(screen.getByRole('button', { name: 'İçeriğe geç' }))
  expect(screen.getByRole('main')).toHaveFocus()

  await userEvent.click(screen.getByRole('button', { name: 'Rezervasyon formuna geç' }))
  expect(screen.getByLabelText('Müşteri')).toHaveFocus()
})
