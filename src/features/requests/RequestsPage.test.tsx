// @vitest-environment happy-dom
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { goOffline, goOnline } from 'firebase/database'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, expect, test } from 'vitest'
import { isConnected } from '#db/connection.ts'
import { database } from '#db/database.ts'
import { store, stored, testOnOwnersPage } from '#db/testing.ts'
import { REQUEST_PAYLOAD } from '#domain/testing.ts'
import { loadTextsOfAll } from '#i18n/index.ts'
import { Toasts } from '#ui/Toasts.tsx'
import { RequestsPage } from './RequestsPage.tsx'

testOnOwnersPage()
beforeAll(() => loadTextsOfAll('letters'))

const ID = '-OaaaaaaaaaaaaaaaaaA'

/** The inbox with one open request. */
async function open() {
  await store(`requests/${ID}`, { reservation: REQUEST_PAYLOAD })
  render(
    <MemoryRouter>
      <RequestsPage />
      <Toasts closeLabel="Kapat" />
    </MemoryRouter>,
  )
  await screen.findByRole('article', { name: 'İpek Işık' })
}

test('a double tap on Reddet answers once, without an error', async () => {
  await open()
  await userEvent.dblClick(screen.getByRole('button', { name: 'Reddet' }))

  expect(await screen.findByText('Reddedildi: İpek Işık')).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(await stored(`requests/${ID}`)).toMatchObject({ status: 'declined', version: 1 })
})

test('without a connection the buttons stay, and say why nothing was saved', async () => {
  await open()
  goOffline(database)
  await waitFor(() => expect(isConnected()).toBe(false))
  await userEvent.click(screen.getByRole('button', { name: 'Reddet' }))

  expect(await screen.findByRole('alert')).toHaveTextContent('Kaydetmek için bağlantı gerekiyor')
  goOnline(database)
  await waitFor(() => expect(isConnected()).toBe(true))
  expect(await stored(`requests/${ID}/status`)).toBeNull()
})
