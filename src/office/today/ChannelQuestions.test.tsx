// @vitest-environment happy-dom
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, expect, test } from 'vitest'
import { translate } from '#i18n/index.ts'
import { store, stored, testOnOwnersPage } from '#sample/testingOwnersPage.ts'
import { NO_COUNTS } from '#domain/channels/channel.ts'
import type { Reservation } from '#domain/stay/reservation.ts'
import { toAdd, toEdit } from '#domain/stay/stayChange.ts'
import { saveStay } from '#db/save.ts'
import { BALANCE_AT_DOOR, day } from '#domain/testing.ts'
import { reservation } from '#office/shared/testing.ts'
import { loadOfficeTexts } from '#i18n/index.ts'
import { ChannelQuestions } from './ChannelQuestions.tsx'

testOnOwnersPage()
beforeAll(loadOfficeTexts)

const AIRBNB = { name: 'Airbnb', url: 'https://airbnb.com/a.ics', version: 1, at: 1 }
const CONFLICT = { uid: 'x', title: 'Reserved - Jane Doe', from: '2026-07-14', to: '2026-07-18' }
const ayse = reservation({ phone: '0532 111 22 33' })

/** Stores a stay as the office does. */
async function add(): Promise<Reservation> {
  const { id: _, version: __, ...next } = ayse
  const { id } = await saveStay(toAdd(next))
  return { ...next, id, version: 1 }
}

/** Bugün on 1 July 2026 with these channels, whose last pulls found this, as an owner sees `stay`. */
async function open(found: { readonly [id: string]: object }, stay = ayse) {
  const season = {
    reservations: [stay],
    cancelled: [],
    unreadable: [],
    payments: new Map(),
    letters: new Map(),
    todaysTerms: BALANCE_AT_DOOR,
  }
  const channels = Object.entries(found).map(
    ([id, more]) => [id, { ...AIRBNB, result: NO_COUNTS, ...more }] as const,
  )
  await store('channels', Object.fromEntries(channels))
  render(
    <MemoryRouter>
      <ChannelQuestions season={season} today={day('2026-07-01')} />
    </MemoryRouter>,
  )
}

test('a conflict shows both stays, of which the local one can be opened and its guest called', async () => {
  await open({ a: { conflicts: [CONFLICT] } })

  const card = await screen.findByRole('region', { name: 'Aynı geceler iki kez satılmış' })
  expect(card).toHaveTextContent('Airbnb: 14.07.2026 – 18.07.2026 orada satılmış. (Jane Doe)')
  expect(card.querySelector('a[href^="tel:"]')).toHaveAttribute('href', 'tel:05321112233')
  expect(screen.getByRole('link', { name: 'Ayşe Yılmaz' })).toHaveAttribute(
    'href',
    `/dashboard?stay=${ayse.id}`,
  )
})

test('describes each reason why a calendar could not be read', async () => {
  const problems = Object.keys(translate('office.channels.pullProblems', { returnObjects: true }))
  await open(
    Object.fromEntries(problems.map((problem) => [problem, { result: { ...NO_COUNTS, problem } }])),
  )

  const items = await screen.findAllByRole('listitem')
  expect(new Set(items.map(({ textContent }) => textContent)).size).toBe(problems.length)
})

test('shows stays that could not be written, and an unreadable event with its dates', async () => {
  await open({
    a: { result: { ...NO_COUNTS, refused: 2 } },
    b: {
      name: 'Vrbo',
      result: { ...NO_COUNTS, unreadable: 1 },
      unreadable: [{ title: 'Ada', raw: 'DTSTART:soon' }],
    },
  })

  const card = await screen.findByRole('region', { name: 'Kanallarda bakılması gerekenler' })
  expect(card).toHaveTextContent('Airbnb: 2 kayıt yazılamadı.')
  expect(card).toHaveTextContent('Vrbo: Okunamadı: 1.Ada · DTSTART:soon')
})

test('a stay that its channel has removed can be kept', async () => {
  await open({ a: { missing: { [ayse.id]: { since: 1, asks: true } } } })

  await userEvent.click(await screen.findByRole('button', { name: 'Bende kalsın: Ayşe Yılmaz' }))

  await waitFor(() => expect(screen.queryByRole('region')).toBeNull())
  expect(await stored(`channels/a/missing/${ayse.id}/kept`)).toBe(true)
})

test('a stay that its channel has moved can keep its dates', async () => {
  const asked = { uid: 'u', title: '', from: '2026-07-20', to: '2026-07-24', stay: ayse.id }
  await open({ a: { asked: { e: asked } } })
  expect(await screen.findByRole('listitem')).toHaveTextContent('20.07.2026 – 24.07.2026')

  await userEvent.click(screen.getByRole('button', { name: 'Bende kalsın: Ayşe Yılmaz' }))

  await waitFor(() => expect(screen.queryByRole('region')).toBeNull())
  expect(await stored('channels/a/asked/e/declined')).toBe(true)
})

test('a very long event can be declined, and is not shown afterwards', async () => {
  const asked = { uid: 'u', title: 'CLOSED', from: '2026-12-01', to: '2027-04-15' }
  await open({ a: { asked: [asked, { ...asked, uid: 'v', declined: true }] } })
  expect(await screen.findByRole('listitem')).toHaveTextContent('135 gece')

  await userEvent.click(screen.getByRole('button', { name: /^Geceleri boş bırak: 01.12.2026 – / }))

  await waitFor(() => expect(screen.queryByRole('region')).toBeNull())
  expect(await stored('channels/a/asked/0/declined')).toBe(true)
})

test('the days of a very long event are closed in one tap', async () => {
  const asked = { uid: 'u', title: 'CLOSED', from: '2026-12-01', to: '2027-04-15' }
  await open({ a: { asked: { e: asked } } })

  await userEvent.click(
    await screen.findByRole('button', { name: /^Günleri kapat: 01.12.2026 – / }),
  )

  await waitFor(async () => expect(await stored('nights/2027-04-14')).toEqual(expect.any(String)))
  const id = String(await stored('nights/2027-04-14'))
  expect(await stored(`reservationDetails/${id}`)).toMatchObject({
    status: 'blocked',
    musteriAdi: 'Kapalı',
    channel: 'a',
    sourceUid: 'u',
  })
})

const MOVED = { uid: 'u', title: '', from: '2026-07-20', to: '2026-07-24' }

test('the new dates of a moved stay are taken in one tap', async () => {
  const stay = await add()
  await open({ a: { asked: { e: { ...MOVED, stay: stay.id } } } }, stay)

  await userEvent.click(
    await screen.findByRole('button', { name: 'Yeni tarihleri al: Ayşe Yılmaz' }),
  )

  await waitFor(async () =>
    expect(await stored(`reservations/${stay.id}`)).toEqual({
      girisTarihi: '20.07.2026',
      cikisTarihi: '24.07.2026',
    }),
  )
  expect(await stored(`reservationDetails/${stay.id}/kapora`)).toBe(stay.kapora)
})

test('a stay that its channel has removed is cancelled in one tap', async () => {
  const stay = await add()
  await open({ a: { missing: { [stay.id]: { since: 1, asks: true } } } }, stay)

  await userEvent.click(await screen.findByRole('button', { name: 'İptal et: Ayşe Yılmaz' }))

  await waitFor(async () =>
    expect(await stored(`reservationDetails/${stay.id}/status`)).toBe('cancelled'),
  )
})

test('new dates are not taken for a stay that the other owner has changed since', async () => {
  const seen = await add()
  await saveStay(toEdit(seen, { ...seen, notlar: 'Köpekle' }))
  await open({ a: { asked: { e: { ...MOVED, stay: seen.id } } } }, seen)

  await userEvent.click(
    await screen.findByRole('button', { name: 'Yeni tarihleri al: Ayşe Yılmaz' }),
  )

  expect(await screen.findByRole('alert')).toHaveTextContent('Kaydedilemedi')
  expect(await stored(`reservations/${seen.id}/girisTarihi`)).toBe('10.07.2026')
})

test('news of a channel are shown with what to do, until an owner has read them', async () => {
  const news = { at: 1, guest: 'Airbnb', from: '2026-07-20', to: '2026-07-24' }
  await open({ a: { news: { k: { ...news, what: 'gone' }, l: { ...news, what: 'new' } } } })

  const card = await screen.findByRole('region', { name: 'Kanallardan haberler' })
  expect(card).toHaveTextContent('Airbnb, 20.07.2026 – 24.07.2026, 4 gece. Geceler yeniden boş.')
  expect(card).toHaveTextContent('Airbnb yeni bir konaklama satmış')
  for (const button of screen.getAllByRole('button', { name: /^Tamam: / }))
    await userEvent.click(button)

  await waitFor(() => expect(screen.queryByRole('region')).toBeNull())
  expect(await stored('channels/a/news')).toBeNull()
})
