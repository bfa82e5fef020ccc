// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { testOnOwnersPage } from '#sample/testingOwnersPage.ts'
import { OfficeHeader } from './OfficeHeader.tsx'

testOnOwnersPage()

test('skip links lead past the navigation, and from the list to the form', async () => {
  render(
    <MemoryRouter>
      <OfficeHeader title="Rezervasyonlar" email="ada@example.com" onSignOut={() => {}} hasForm />
      <main tabIndex={-1}>
        <button type="button">Ada Kaya</button>
        <input name="musteriAdi" aria-label="Müşteri" />
      </main>
    </MemoryRouter>,
  )

  await userEvent.click(screen.getByRole('button', { name: 'İçeriğe geç' }))
  expect(screen.getByRole('main')).toHaveFocus()

  await userEvent.click(screen.getByRole('button', { name: 'Rezervasyon formuna geç' }))
  expect(screen.getByLabelText('Müşteri')).toHaveFocus()
})
