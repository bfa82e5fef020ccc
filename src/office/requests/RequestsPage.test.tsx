// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { goOffline, goOnline } from 'firebase/database'
import { expect, test } from 'vitest'
import { isConnected } from '#db/connection.ts'
import { database } from '#db/database.ts'
import { store, stored } from '#sample/testingOwnersPage.ts'
import { REQUEST_PAYLOAD } from '#domain/request/testing.ts'
import { openPage, testOnOfficePage } from '#office/stays/testing.tsx'
import { RequestsPage } from './RequestsPage.tsx'

testOnOfficePage()

const ID = '-OaaaaaaaaaaaaaaaaaA'

/** The inbox with one open request. */
async function open() {
  await store(`requests/${ID}`, { reservation: REQUEST_PAYLOAD })
  openPage(<RequestsPage />, '/requests')
  await screen.findByRole('article', { name: 'İpek Işık' })
}

test('a double tap on Reddet answers once, is listed with its author, and is undone', async () => {
  await open()
  await userEvent.dblClick(screen.getByRole('button', { name: 'Reddet' }))

  expect(await screen.findByText('Reddedildi: İpek Işık')).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(await stored(`requests/${ID}`)).toMatchObject({ status: 'declined', version: 1 })
  await userEvent.click(await screen.findByText('Kim, ne zaman yanıtladı'))
  const article = within(screen.getByRole('article', { name: 'İpek Işık' }))
  expect(await article.findByRole('listitem')).toHaveTextContent(/owner@example\.com reddetti$/)

  await userEvent.click(article.getByRole('button', { name: 'Geri al' }))
  expect(await screen.findByRole('button', { name: 'Kabul et' })).toBeVisible()
  expect(await stored(`requests/${ID}/status`)).toBe('new')
})

test('without a connection the buttons stay, and say why nothing was saved', async () => {
  await open()
  goOffline(database)
  await waitFor(() => expect(isConnected()).toBe(false))
  await userEvent.click(screen.getByRole('button', { name: 'Reddet' }))

  expect(await screen.findByRole('alert')).toHaveTextContent('Kaydetmek için internet gerekir')
  goOnline(database)
  await waitFor(() => expect(isConnected()).toBe(true))
  expect(await stored(`requests/${ID}/status`)).toBeNull()
})

test.each([
  ['\u200b', '\u200b'],
  ['\u0007', '\u2060'],
])(
  'a request by %j %j is listed as nameless, with all its buttons',
  async (firstname, lastname) => {
    await store(`requests/${ID}`, { reservation: { ...REQUEST_PAYLOAD, firstname, lastname } })
    openPage(<RequestsPage />, '/requests')

    const article = within(await screen.findByRole('article', { name: 'adsız' }))
    await userEvent.click(article.getByRole('button', { name: 'Beklet' }))
    expect(await screen.findByRole('dialog')).toHaveTextContent('adsız')
  },
)

test('shows the newest fifty open requests, and fifty more on demand', async () => {
  const ids = Array.from({ length: 60 }, (_, index) => ID.slice(0, -2) + String(index + 10))
  await store(
    'requests',
    Object.fromEntries(ids.map((id) => [id, { reservation: REQUEST_PAYLOAD }])),
  )
  openPage(<RequestsPage />, '/requests')

  const more = await screen.findByText('Daha eski talepleri göster')
  const shown = () => document.querySelectorAll('article').length
  expect(shown()).toBe(50)
  await userEvent.click(more)
  expect(shown()).toBe(60)
})
