// @vitest-environment happy-dom
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, expect, test } from 'vitest'
import { translate } from '#i18n/index.ts'
import { store, stored, testOnOwnersPage } from '#sample/testingOwnersPage.ts'
import type { Reservation } from '#domain/stay/reservation.ts'
import { toAdd, toEdit } from '#domain/stay/stayChange.ts'
import { saveStay } from '#db/save.ts'
import { day } from '#domain/testing.ts'
import { reservation } from '#office/shared/testing.ts'
import { loadOfficeTexts } from '#i18n/index.ts'
import { ChannelNews, ChannelQuestions } from './ChannelQuestions.tsx'

testOnOwnersPage()
beforeAll(loadOfficeTexts)

const AIRBNB = { name: 'Airbnb', url: 'https://airbnb.com/a.ics', version: 1, at: 1 }
const FOUND = { at: 1, title: 'Reserved', from: '2026-07-20', to: '2026-07-24' }
const ayse = reservation({ phone: '0532 111 22 33' })

/** Stores a stay as the office does. */
async function add(): Promise<Reservation> {
  const { id: _, version: __, ...next } = ayse
  const { id } = await saveStay(toAdd(next))
  return { ...next, id, version: 1 }
}

/** Bugün on 1 July 2026 with a channel whose last pull found this, as an owner sees `stay`. */
async function open(
  findings: { readonly [key: string]: object },
  stay = ayse,
  result: object = { events: 1 },
) {
  const season = {
    reservations: [stay],
    cancelled: [],
    unreadable: [],
    payments: new Map(),
    letters: new Map(),
  }
  await store('channels', { a: { ...AIRBNB, result, findings } })
  render(
    <MemoryRouter>
      <ChannelQuestions season={season} today={day('2026-07-01')} />
      <ChannelNews season={season} today={day('2026-07-01')} />
    </MemoryRouter>,
  )
}

const press = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const isOver = () => waitFor(() => expect(screen.queryByRole('region')).toBeNull())

test('a conflict shows both titles and dates, and leads to the stay here', async () => {
  await open({ k: { ...FOUND, kind: 'conflict', from: '2026-07-14', to: '2026-07-18' } })

  const card = await screen.findByRole('region', { name: /iki kez satılmış olabilir/ })
  expect(card).toHaveTextContent(/Airbnb · Reserved.*: 14.07.2026 – 18.07.2026.*Ayşe Yılmaz/)
  expect(screen.getByRole('link', { name: /^Aç: Ayşe Yılmaz/ })).toHaveAttribute(
    'href',
    `/dashboard?stay=${ayse.id}`,
  )
})

test('describes each reason why a calendar could not be read', async () => {
  const problems = Object.keys(translate('office.channels.pullProblems', { returnObjects: true }))
  const channel = (problem: string) => ({ ...AIRBNB, result: { problem, events: 0 } })
  await open({})
  await store(
    'channels',
    Object.fromEntries(problems.map((problem) => [problem, channel(problem)])),
  )

  await waitFor(() => expect(screen.queryAllByRole('listitem')).toHaveLength(problems.length))
  const items = screen.getAllByRole('listitem')
  expect(new Set(items.map(({ textContent }) => textContent)).size).toBe(problems.length)
})

test.each([
  ['a removed stay', { ...FOUND, kind: 'missing', stay: ayse.id }, /^Olduğu gibi bırak/],
  ['new dates', { ...FOUND, kind: 'moved', stay: ayse.id }, /^Olduğu gibi bırak/],
  ['a very long event', { ...FOUND, kind: 'long', to: '2027-04-15' }, /^Olduğu gibi bırak/],
  ['an unreadable event', { kind: 'unreadable', at: 1, title: 'Ada · DTSTART:soon' }, /^Baktım/],
])('an owner can leave everything as it is after %s', async (_, finding, button) => {
  await open({ k: finding })

  await press(button)

  await isOver()
  expect(await stored('channels/a/findings/k')).toEqual({ ...finding, answer: 'leave' })
})

test('the days of a very long event are closed in one tap', async () => {
  await open({ k: { ...FOUND, kind: 'long', from: '2026-12-01', to: '2027-04-15' } })

  await press(/^Günleri kapat/)

  await waitFor(async () => expect(await stored('nights/2027-04-14')).toEqual(expect.any(String)))
  const id = String(await stored('nights/2027-04-14'))
  expect(await stored(`reservationDetails/${id}`)).toMatchObject({
    status: 'blocked',
    musteriAdi: 'Kapalı',
    channel: 'a',
  })
})

test('the new dates of a moved stay are taken in one tap', async () => {
  const stay = await add()
  await open({ k: { ...FOUND, kind: 'moved', stay: stay.id } }, stay)

  await press(/^Yeni tarihleri al: .*Ayşe Yılmaz/)

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
  await open({ k: { ...FOUND, kind: 'missing', stay: stay.id } }, stay)

  await press(/^İptal et: .*Ayşe Yılmaz/)

  await waitFor(async () =>
    expect(await stored(`reservationDetails/${stay.id}/status`)).toBe('cancelled'),
  )
})

test('new dates are not taken for a stay that the other owner has changed since', async () => {
  const seen = await add()
  await saveStay(toEdit(seen, { ...seen, notlar: 'Köpekle' }))
  await open({ k: { ...FOUND, kind: 'moved', stay: seen.id } }, seen)

  await press(/^Yeni tarihleri al/)

  expect(await screen.findByRole('alert')).toHaveTextContent('Kaydedilemedi')
  expect(await stored(`reservations/${seen.id}/girisTarihi`)).toBe('10.07.2026')
})

test('news are one line each, with one button for all', async () => {
  await open({ k: { ...FOUND, kind: 'gone' }, l: { ...FOUND, kind: 'new', stay: ayse.id } })

  const card = await screen.findByRole('region', { name: 'Kanallardan haberler' })
  expect(card).toHaveTextContent(/Airbnb · Reserved.*20.07.2026 – 24.07.2026. Geceler yeniden boş/)
  expect(card).toHaveTextContent(/Ayşe Yılmaz.*yeni, 20.07.2026 – 24.07.2026, 4 gece/)
  await press(/^Tamam/)

  await isOver()
  expect(await stored('channels/a/findings')).toBeNull()
})
