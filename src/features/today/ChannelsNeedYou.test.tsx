// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { Channel, StoredAsked } from '#domain/channels/channel.ts'
import { CALENDAR_PROBLEMS, FETCH_PROBLEMS } from '#domain/channels/feed.ts'
import type { Reservation } from '#domain/reservation.ts'
import { NO_COUNTS, NOTHING_LEFT } from '#domain/channels/testing.ts'
import { day } from '#domain/testing.ts'
import { reservation } from '#features/office/testing.ts'
import { ChannelsNeedYou, ImportsNeedYou } from './ChannelsNeedYou.tsx'
import type { Imported, Sold } from '#domain/channels/imported.ts'
import { Failure } from '#domain/failure.ts'

const conflict = {
  uid: 'x',
  title: 'Reserved - Jane Doe',
  from: day('2026-07-14'),
  to: day('2026-07-18'),
}
type Pulled = NonNullable<Channel['pulled']>

/** A channel whose last pull had this result and left this. */
const pulled = (result: Partial<Pulled['result']>, left: Partial<Pulled> = {}): Channel => ({
  id: 'c',
  version: 1,
  name: 'Airbnb',
  url: 'https://airbnb.com/a.ics',
  pulled: { ...NOTHING_LEFT, at: 1, result: { ...NO_COUNTS, ...result }, ...left },
})
const airbnb = pulled({ conflict: 1 }, { conflicts: [conflict] })
const ayse = reservation({ phone: '0532 111 22 33' })

function open(channels: readonly Channel[], reservations: readonly Reservation[] = [ayse]) {
  const onOpen = vi.fn<(reservation: Reservation) => void>()
  const onRemove = vi.fn<(reservation: Reservation) => void>()
  const onDecline = vi.fn<(channel: Channel, asked: StoredAsked) => Promise<void>>(async () => {})
  const onKeep = vi.fn<(channel: Channel, stay: Reservation) => Promise<void>>(async () => {})
  const today = day('2026-07-01')
  const answers = { onOpen, onRemove, onKeep, onDecline }
  render(<ChannelsNeedYou {...{ channels, reservations, today, ...answers }} />)
  return answers
}

test('a conflict shows both stays, of which the local one can be opened and its guest called', async () => {
  const { onOpen } = open([airbnb])
  const card = screen.getByRole('region', { name: 'Aynı geceler iki kez satılmış' })
  expect(card).toHaveTextContent('Airbnb: 14.07.2026 – 18.07.2026 orada satılmış. (Jane Doe)')
  expect(card.querySelector('a[href^="tel:"]')).toHaveAttribute('href', 'tel:05321112233')

  await userEvent.click(screen.getByRole('button', { name: /^Ayşe Yılmaz$/ }))

  expect(onOpen).toHaveBeenCalledExactlyOnceWith(ayse)
})

test('describes each reason why a calendar could not be read', () => {
  const problems = [...FETCH_PROBLEMS, ...CALENDAR_PROBLEMS]
  open(problems.map((problem) => ({ ...pulled({ problem }), id: problem, name: '' })))

  const said = screen.getAllByRole('listitem').map((item) => item.textContent)
  expect(said.filter((words) => words.length > ': .'.length)).toHaveLength(problems.length)
  expect(new Set(said).size).toBe(problems.length)
})

test('shows stays that could not be written', () => {
  open([pulled({ refused: 2 })])

  expect(screen.getByRole('listitem')).toHaveTextContent(/^Airbnb: 2 kayıt yazılamadı\.$/)
})

test('a stay that its channel has removed can be deleted or kept', async () => {
  const missing = new Map([[ayse.id, { since: 1, asks: true as const }]])
  const channel = pulled({}, { missing })
  const { onRemove, onKeep } = open([channel])

  await userEvent.click(screen.getByRole('button', { name: 'Konaklamayı sil' }))
  await userEvent.click(screen.getByRole('button', { name: 'Kalsın' }))

  expect(onRemove).toHaveBeenCalledExactlyOnceWith(ayse)
  expect(onKeep).toHaveBeenCalledExactlyOnceWith(channel, ayse)
})

test('a very long event can be declined, and is not shown afterwards', async () => {
  const asked = { uid: 'u', title: 'CLOSED', from: day('2026-12-01'), to: day('2027-04-15') }
  const declined = { ...asked, uid: 'v', declined: true as const }
  const channel = pulled({ asked: 2 }, { asked: [asked, declined] })
  const { onDecline } = open([channel])

  expect(screen.getByRole('listitem')).toHaveTextContent('135 gece')
  await userEvent.click(screen.getByRole('button', { name: 'Kapatma' }))

  expect(onDecline).toHaveBeenCalledExactlyOnceWith(channel, asked)
})

test('names an unreadable event with its dates as written', () => {
  const unreadable = [{ title: 'Ada', raw: 'DTSTART:soon' }]
  open([pulled({ unreadable: 1 }, { unreadable })])

  const card = screen.getByRole('region', { name: 'Kanallarda bakılması gerekenler' })
  expect(card).toHaveTextContent('Airbnb: Okunamadı: 1.Ada · DTSTART:soon')
})

const months = { uid: 'y', title: 'CLOSED', from: day('2026-12-01'), to: day('2027-04-15') }
const leftOver: Imported = {
  feed: 'airbnb',
  at: 1,
  sold: new Map<string, Sold>([
    ['a', conflict],
    ['b', { ...conflict, uid: 'z', from: day('2026-08-01'), to: day('2026-08-03') }],
    ['c', { ...months, asked: true as const }],
  ]),
  unreadable: new Map([['d', { title: 'Ada', raw: 'DTSTART:soon' }]]),
}

function openImports(imports: readonly Imported[], reservations: readonly Reservation[] = [ayse]) {
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
  const { onOpen, onSettle } = openImports([leftOver])

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
  const { onSettle } = openImports([
    { ...leftOver, sold: new Map([['a', conflict]]), unreadable: new Map() },
  ])
  onSettle.mockRejectedValue(new Failure('permission', 'Permission denied'))

  await userEvent.click(screen.getByRole('button', { name: 'Halloldu' }))

  expect(await screen.findByRole('alert')).toHaveTextContent('Yazılamadı:')
})

test('renders no card without open questions or a rest', () => {
  open([airbnb], [])
  openImports([])

  expect(screen.queryByRole('region')).not.toBeInTheDocument()
})
