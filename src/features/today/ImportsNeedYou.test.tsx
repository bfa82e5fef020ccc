// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { Imported, Sold } from '#domain/channels/imported.ts'
import { Failure } from '#domain/failure.ts'
import type { Reservation } from '#domain/reservation.ts'
import { day } from '#domain/testing.ts'
import { reservation } from '#features/office/testing.ts'
import { ImportsNeedYou } from './ChannelsNeedYou.tsx'

const ayse = reservation()
const jane = {
  uid: 'x',
  title: 'Reserved - Jane Doe',
  from: day('2026-07-14'),
  to: day('2026-07-18'),
}
const months = { uid: 'y', title: 'CLOSED', from: day('2026-12-01'), to: day('2027-04-15') }
const airbnb: Imported = {
  feed: 'airbnb',
  at: 1,
  sold: new Map<string, Sold>([
    ['a', jane],
    ['b', { ...jane, uid: 'z', from: day('2026-08-01'), to: day('2026-08-03') }],
    ['c', { ...months, asked: true as const }],
  ]),
  unreadable: new Map([['d', { title: 'Ada', raw: 'DTSTART:soon' }]]),
}

function open(imports: readonly Imported[], reservations: readonly Reservation[] = [ayse]) {
  const onOpen = vi.fn<(reservation: Reservation) => void>()
  const onSettle = vi.fn<(feed: string, place: string) => Promise<void>>(() => Promise.resolve())
  const today = day('2026-07-01')
  const all = { imports, channels: [], reservations, today, onOpen, onSettle }
  render(<ImportsNeedYou {...all} />)
  return { onOpen, onSettle }
}

const cardItems = () => {
  const [list = document.body] = screen.getAllByRole('list')
  return within(list)
    .getAllByRole('listitem')
    .filter((item) => item.parentElement === list)
}

test('lists what an import left open, each with its actions', async () => {
  const { onOpen, onSettle } = open([airbnb])

  expect(screen.getByRole('region', { name: 'İçe aktarmadan kalanlar' })).toBeVisible()
  expect(cardItems().map((item) => item.textContent)).toEqual([
    expect.stringMatching(
      /^Airbnb: 14.07.2026 – 18.07.2026 orada satılmış. \(Jane Doe\).*Ayşe Yıl/,
    ),
    expect.stringMatching(/^Airbnb: 01.08.2026 – 03.08.2026 .*Bu geceler burada boş/),
    expect.stringMatching(/^Airbnb: .*135 gece.*Bu kadar gece sorulmadan kapatılmaz/),
    expect.stringMatching(/^Airbnb: takvimdeki bir kayıt okunamadı.Ada · DTSTART:soon/),
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Ayşe Yılmaz' }))
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(ayse)

  for (const button of screen.getAllByRole('button', { name: 'Halloldu' }))
    await userEvent.click(button)
  expect(onSettle.mock.calls).toEqual([
    ['airbnb', 'sold/a'],
    ['airbnb', 'sold/b'],
    ['airbnb', 'sold/c'],
    ['airbnb', 'unreadable/d'],
  ])
})

test('an answer that could not be stored shows the error', async () => {
  const { onSettle } = open([{ ...airbnb, sold: new Map([['a', jane]]), unreadable: new Map() }])
  onSettle.mockRejectedValue(new Failure('permission', 'Permission denied'))

  await userEvent.click(screen.getByRole('button', { name: 'Halloldu' }))

  expect(await screen.findByRole('alert')).toHaveTextContent('Yazılamadı:')
})

test('renders no card without open questions', () => {
  open([])

  expect(screen.queryByRole('region')).not.toBeInTheDocument()
})
