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

const counts = { ...NO_COUNTS, conflict: 1 }
const conflict = {
  uid: 'x',
  title: 'Reserved - Jane Doe',
  from: day('2026-07-14'),
  to: day('2026-07-18'),
}
const nothing = NOTHING_LEFT

const airbnb: Channel = {
  id: 'c',
  version: 1,
  name: 'Airbnb',
  url: 'https://airbnb.com/a.ics',
  pulled: { ...nothing, at: 1, result: counts, conflicts: [conflict] },
}
const ayse = reservation({ phone: '0532 111 22 33' })

function open(channels: readonly Channel[], reservations: readonly Reservation[] = [ayse]) {
  const [onOpen, onRemove] = [
    vi.fn<(reservation: Reservation) => void>(),
    vi.fn<(reservation: Reservation) => void>(),
  ]
  const onDecline = vi.fn<(channel: Channel, asked: StoredAsked) => Promise<void>>(() =>
    Promise.resolve(),
  )
  const onKeep = vi.fn<(channel: Channel, stay: Reservation) => Promise<void>>(() =>
    Promise.resolve(),
  )
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

test('names an unreadable calendar, but no readable one', () => {
  const result = { ...counts, conflict: 0, problem: 'notFound' as const }
  const pulled = { ...nothing, at: 1, result }
  open([
    { ...airbnb, pulled },
    { ...airbnb, id: 'd', name: 'Vrbo', pulled: { ...pulled, result: { ...counts, conflict: 0 } } },
  ])

  expect(screen.getByRole('listitem')).toHaveTextContent('Airbnb: Bu adreste takvim yok (404)')
})

test('describes each reason why a calendar could not be read', () => {
  const problems = [...FETCH_PROBLEMS, ...CALENDAR_PROBLEMS]
  open(
    problems.map((problem) => {
      const pulled = { ...nothing, at: 1, result: { ...counts, problem } }
      return { ...airbnb, id: problem, name: '', pulled }
    }),
  )

  const said = screen.getAllByRole('listitem').map((item) => item.textContent)
  expect(said.filter((words) => words.length > ': .'.length)).toHaveLength(problems.length)
  expect(new Set(said).size).toBe(problems.length)
})

test('shows stays that could not be written', () => {
  const result = { ...counts, conflict: 0, refused: 2 }
  open([{ ...airbnb, pulled: { ...nothing, at: 1, result } }])

  expect(screen.getByRole('listitem')).toHaveTextContent(/^Airbnb: 2 kayıt yazılamadı\.$/)
})

test('a stay that its channel has removed can be deleted or kept', async () => {
  const missing = new Map([[ayse.id, { since: 1, asks: true as const }]])
  const result = { ...counts, conflict: 0 }
  const channel = { ...airbnb, pulled: { ...nothing, at: 1, result, missing } }
  const { onRemove, onKeep } = open([channel])

  await userEvent.click(screen.getByRole('button', { name: 'Konaklamayı sil' }))
  await userEvent.click(screen.getByRole('button', { name: 'Kalsın' }))

  expect(onRemove).toHaveBeenCalledExactlyOnceWith(ayse)
  expect(onKeep).toHaveBeenCalledExactlyOnceWith(channel, ayse)
})

test('a very long event can be declined, and is not shown afterwards', async () => {
  const result = { ...counts, conflict: 0, asked: 2 }
  const asked = { uid: 'u', title: 'CLOSED', from: day('2026-12-01'), to: day('2027-04-15') }
  const declined = { ...asked, uid: 'v', declined: true as const }
  const channel = { ...airbnb, pulled: { ...nothing, at: 1, result, asked: [asked, declined] } }
  const { onDecline } = open([channel])

  expect(screen.getByRole('listitem')).toHaveTextContent('135 gece')
  await userEvent.click(screen.getByRole('button', { name: 'Kapatma' }))

  expect(onDecline).toHaveBeenCalledExactlyOnceWith(channel, asked)
})

test('names an unreadable event with its dates as written', () => {
  const result = { ...counts, conflict: 0, unreadable: 1 }
  const unreadable = [{ title: 'Ada', raw: 'DTSTART:soon' }]
  open([{ ...airbnb, pulled: { ...nothing, at: 1, result, unreadable } }])

  const card = screen.getByRole('region', { name: 'Kanallarda bakılması gerekenler' })
  expect(card).toHaveTextContent('Airbnb: Okunamadı: 1.Ada · DTSTART:soon')
})

test('renders no card without open questions', () => {
  open([airbnb], [])

  expect(screen.queryByRole('region')).not.toBeInTheDocument()
})
