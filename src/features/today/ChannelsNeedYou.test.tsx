// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { Channel, StoredAsked } from '#domain/channels/channel.ts'
import { CALENDAR_PROBLEMS, FETCH_PROBLEMS } from '#domain/channels/feed.ts'
import type { Reservation } from '#domain/reservation.ts'
import { NO_COUNTS, NOTHING_LEFT } from '#domain/channels/testing.ts'
import { day } from '#domain/testing.ts'
import { reservation } from '#features/office/testing.ts'
import { ChannelsNeedYou } from './ChannelsNeedYou.tsx'

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

test('renders no card without open questions', () => {
  open([airbnb], [])

  expect(screen.queryByRole('region')).not.toBeInTheDocument()
})
