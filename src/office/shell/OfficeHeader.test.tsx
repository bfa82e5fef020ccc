// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { showLanguage } from '#i18n/index.ts'
import { SkipLinks } from './OfficeHeader.tsx'

afterEach(() => showLanguage('tr'))

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
