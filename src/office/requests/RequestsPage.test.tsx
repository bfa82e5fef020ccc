// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { goOffline, goOnline } from 'firebase/database'
import { expect, test } from 'vitest'
import { isConnected } from '#db/connection.ts'
import { database } from '#db/database.ts'
import { newKey, saveStay } from '#db/save.ts'
import { currentSeason } from '#db/stores.ts'
import type { Reservation } from '#domain/stay/reservation.ts'
import { findUnsoundness } from '#domain/soundness/soundness.ts'
import { toPay } from '#domain/stay/stayChange.ts'
import { TIMES } from '#domain/testing.ts'
import { store, stored } from '#sample/testingOwnersPage.ts'
import { OPEN_REQUEST, REQUEST_PAYLOAD } from '#domain/request/testing.ts'
import { openPage, TODAY, testOnOfficePage } from '#office/stays/testing.tsx'
import { RequestsPage } from './RequestsPage.tsx'

testOnOfficePage()

const ID = 'request00000000000000A'

/** The inbox with one open request. */
async function open() {
  await store(`requests/${ID}`, OPEN_REQUEST)
  openPage(<RequestsPage />, '/requests')
  await screen.findByRole('article', { name: 'İpek Işık' })
}

/** Holds the days of the request; returns the stay. */
async function holdDays(): Promise<Reservation> {
  await userEvent.click(screen.getByRole('button', { name: 'Beklet' }))
  await userEvent.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Beklet' }),
  )
  await screen.findByText('Bekletiliyor: İpek Işık')
  return waitFor(() => {
    const season = currentSeason()
    const [hold] = season.state === 'ready' ? season.value.reservations : []
    if (!hold) throw new Error('The hold is not read')
    return hold
  })
}

function paidFor({ id }: Reservation): number {
  const season = currentSeason()
  return season.state === 'ready' ? (season.value.payments.get(id)?.length ?? 0) : 0
}

test('a double tap on Reddet answers once, and is undone', async () => {
  await open()
  await userEvent.dblClick(screen.getByRole('button', { name: 'Reddet' }))

  expect(await screen.findByText('Reddedildi: İpek Işık')).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(await stored(`requests/${ID}`)).toMatchObject({ status: 'declined', version: 1 })

  const article = within(screen.getByRole('article', { name: 'İpek Işık' }))
  await userEvent.click(article.getByRole('button', { name: 'Geri al' }))
  expect(await screen.findByRole('button', { name: 'Kabul et' })).toBeVisible()
  expect(await stored(`requests/${ID}/status`)).toBe('new')
})

test.each([
  ['Reddet', 'Reddet', 'Reddedildi: İpek Işık'],
  ['Geri al', 'Geri al', 'Yanıt geri alındı: İpek Işık'],
  ['Sil', 'Evet, sil', 'Talep silindi: İpek Işık'],
])(
  '%s of a hold with a deposit asks about the money, and leaves no payment',
  async (press, sure, done) => {
    await open()
    const hold = await holdDays()
    await saveStay(toPay(hold, { key: newKey(), date: TODAY, amount: 3000, method: 'cash' }))
    await waitFor(() => expect(paidFor(hold)).toBe(1))

    await userEvent.click(screen.getByRole('button', { name: press }))
    const question = await screen.findByRole('dialog')
    expect(question).toHaveTextContent('Kayıtlı ödemeleri de silinir: ₺3.000')
    await userEvent.click(within(question).getByRole('button', { name: sure }))

    expect(await screen.findByText(done)).toBeVisible()
    expect(await stored('payments')).toBeNull()
    expect(await stored('reservations')).toBeNull()
    expect(findUnsoundness(await stored(''), TIMES, TODAY)).toEqual([])
  },
)

test('a message to the guest of a held request has the letter of the hold, and is marked as sent', async () => {
  await open()
  const hold = await holdDays()
  const link = screen.getByRole('link', { name: 'WhatsApp' })
  const text = new URL(link.getAttribute('href') ?? '').searchParams.get('text')
  expect(text).toMatch(/gününe dek sizin için tutuyoruz/)
  expect(text).toContain(`/konaklama#${hold.guestKey}`)

  await userEvent.click(link)
  await waitFor(async () => expect(await stored(`letterMarks/${hold.id}/held`)).not.toBeNull())
  expect(Object.values(Object(await stored(`sentLetters/${hold.id}`)) as object)).toMatchObject([
    { kind: 'held', how: 'whatsapp', text },
  ])
})

test('"Yeniden dene" asks about a deposit that was collected after the first attempt', async () => {
  await open()
  const hold = await holdDays()
  goOffline(database)
  await waitFor(() => expect(isConnected()).toBe(false))
  await userEvent.click(screen.getByRole('button', { name: 'Reddet' }))
  const again = await screen.findByRole('button', { name: 'Yeniden dene' })
  goOnline(database)
  await waitFor(() => expect(isConnected()).toBe(true))
  await saveStay(toPay(hold, { key: newKey(), date: TODAY, amount: 3000, method: 'cash' }))
  await waitFor(() => expect(paidFor(hold)).toBe(1))
  await userEvent.click(again)

  expect(await screen.findByRole('dialog')).toHaveTextContent('₺3.000')
  expect(await stored(`requests/${ID}/status`)).toBe('held')
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
    await store(`requests/${ID}`, {
      ...OPEN_REQUEST,
      reservation: { ...REQUEST_PAYLOAD, firstname, lastname },
    })
    openPage(<RequestsPage />, '/requests')

    const article = within(await screen.findByRole('article', { name: 'adsız' }))
    await userEvent.click(article.getByRole('button', { name: 'Beklet' }))
    expect(await screen.findByRole('dialog')).toHaveTextContent('adsız')
  },
)

test('shows the newest fifty open requests, and fifty more on demand', async () => {
  const ids = Array.from({ length: 60 }, (_, index) => ID.slice(0, -2) + String(index + 10))
  await store('requests', Object.fromEntries(ids.map((id) => [id, OPEN_REQUEST])))
  openPage(<RequestsPage />, '/requests')

  const more = await screen.findByText('Daha eski talepleri göster')
  const shown = () => document.querySelectorAll('article').length
  expect(shown()).toBe(50)
  await userEvent.click(more)
  expect(shown()).toBe(60)
})

test('a request that is declined keeps its place above the answered ones until the page is left', async () => {
  const before = {
    ...OPEN_REQUEST,
    reservation: { ...REQUEST_PAYLOAD, firstname: 'Ada' },
    status: 'declined',
  }
  await store('requests/request00000000000000B', { ...before, version: 1 })
  await open()
  await userEvent.click(screen.getByRole('button', { name: 'Reddet' }))
  const article = within(screen.getByRole('article', { name: 'İpek Işık' }))
  await article.findByText('Reddedildi')

  const places = () => screen.getAllByRole('heading').map(({ textContent }) => textContent)
  expect(places()).toEqual(['İpek Işık', '1 talep yanıtlandı', 'Ada Işık'])
})

const idAt = (index: number) => `P${String(index).padStart(21, '0')}`

/** Stores so many requests, named by their order, the last of which came now. */
async function storeMany(count: number, more: object = {}): Promise<void> {
  const now = Date.now()
  const requests = Array.from({ length: count }, (_, index) => {
    const reservation = { ...REQUEST_PAYLOAD, firstname: `Ada ${index + 1}.` }
    // Their ids sort against their times.
    const sent = { ...OPEN_REQUEST, reservation, at: now - (count - index) * 1000 }
    return [idAt(count - index), sent] as const
  })
  await store('requests', { ...Object.fromEntries(requests), ...more })
}

const names = () => screen.getAllByRole('article').map((each) => each.textContent.slice(0, 6))
const press = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name: new RegExp(`^${name}`) }))
const confirm = async () => press('Evet, sil')

test('requests are shown by the time at which they came, whatever their ids', async () => {
  await storeMany(3, { zzzzzzzzzzzzzzzzzzzzzz: { ...OPEN_REQUEST, at: 1 } })
  openPage(<RequestsPage />, '/requests')

  await screen.findByRole('article', { name: 'Ada 3. Işık' })
  expect(names()).toEqual(['Ada 3.', 'Ada 2.', 'Ada 1.', 'İpek I'])
})

test('selected requests are deleted together, after a question with their number', async () => {
  await storeMany(4)
  openPage(<RequestsPage />, '/requests')
  for (const index of [1, 3])
    await userEvent.click(await screen.findByRole('checkbox', { name: `Seç: Ada ${index}. Işık` }))

  await press('Seçilenleri sil \\(2\\)')
  expect(screen.getByRole('dialog')).toHaveTextContent('2 talep silinecek')
  await confirm()

  expect(await screen.findByText('2 talep silindi.')).toBeVisible()
  await waitFor(() => expect(names()).toEqual(['Ada 4.', 'Ada 2.']))
  expect(screen.queryByRole('button', { name: /^Seçilenleri/ })).toBeNull()
})

test('all unanswered requests of the last hour are deleted with two taps, and earlier and answered ones stay', async () => {
  await storeMany(230, {
    Qearlier00000000000000: { ...OPEN_REQUEST, at: Date.now() - 2 * 3_600_000 },
    Qanswered0000000000000: { ...OPEN_REQUEST, at: Date.now() - 10_000, status: 'declined' },
  })
  openPage(<RequestsPage />, '/requests')

  await press('Son bir saatin yanıtsızlarını sil')
  expect(await screen.findByRole('dialog')).toHaveTextContent('199 ya da daha çok')
  await confirm()

  expect(await screen.findByText('230 talep silindi.')).toBeVisible()
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2))
})

test('the form is closed from a flooded inbox and opened again', async () => {
  await storeMany(12)
  openPage(<RequestsPage />, '/requests')

  await press('Talep formunu kapat')
  expect(await screen.findByText(/^Talep formu kapalı/)).toBeVisible()
  expect(await stored('settings/requestsClosed')).toBe(true)

  await press('Talep formunu aç')
  expect(await screen.findByText('Talep formu açık.')).toBeVisible()
  expect(await stored('settings/requestsClosed')).toBe(false)
})

test('a request that cannot be read is deleted, too', async () => {
  await store('requests', { [ID]: { at: 1, reservation: { firstname: 'Ada' } } })
  openPage(<RequestsPage />, '/requests')
  expect(await screen.findByRole('alert')).toHaveTextContent('1 talep okunamıyor')

  await press('Okunamayanları sil')
  await confirm()

  await screen.findByText('1 talep silindi.')
  expect(await stored('requests')).toBeNull()
})
