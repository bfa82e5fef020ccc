import { expect, test } from 'vitest'
import { planFeed } from './plan.ts'
import {
  afterPlan,
  farStay,
  feedEvent,
  feedOf,
  inWords,
  missingForAnHour,
  planned,
  channelSeason,
  soldOn,
} from './testing.ts'
import type { FeedEvent, Source } from './feed.ts'

const TODAY = '2026-07-01'
const CLOSED = 'CLOSED - Not available'
const FAR = feedEvent('far', '2027-05-01', '2027-05-03')
const sold = soldOn('booking')

test('an event with a new UID that shares nights with only one stay is that stay, and with two it is a conflict', () => {
  const event = feedEvent('b', '2026-07-12', '2026-07-15', CLOSED)
  const feed = feedOf('booking', [event])
  const second = { ...soldOn('booking', '2026-07-14', '2026-07-16'), id: 'second', sourceUid: 'c' }
  const first = soldOn('booking', '2026-07-10', '2026-07-14')

  expect(planFeed(feed, channelSeason(TODAY, [sold])).rows).toMatchObject([
    { state: 'changed', original: { id: 'sold' }, draft: { sourceUid: 'b', dates: event.dates } },
  ])
  expect(planned(feed, [first, second])).toEqual([
    'missing sold',
    'missing second',
    'conflict b with sold,second',
  ])
})

test('a stay whose channel renames its event at each fetch is not written again', () => {
  const event = { ...feedEvent('renamed', '2026-07-01', '2026-07-03', CLOSED), dates: sold.dates }

  expect(planned(feedOf('booking', [event]), [sold])).toEqual(['same renamed'])
})

test('events with the same UID and different dates are different stays, and a slightly moved one is the same', () => {
  const events = [
    feedEvent('p', '2026-12-15', '2026-12-20', 'Ada'),
    feedEvent('p', '2027-01-15', '2027-01-20', 'Bora'),
    feedEvent('p', '2027-02-15', '2027-02-20', 'Cem'),
  ]
  const plan = planFeed(feedOf('other', events), channelSeason(TODAY, []))
  const season = afterPlan([], plan).map((stay, index) => ({ ...stay, id: `s${index}` }))
  const moved = [...events.slice(1), feedEvent('p', '2026-12-15', '2026-12-21', 'Ada')]

  expect(inWords(plan)).toEqual(['new p', 'new p', 'new p'])
  const { rows } = planFeed(feedOf('other', moved), channelSeason(TODAY, season))
  expect(rows.map((row) => [row.state, 'original' in row && row.original?.id])).toEqual([
    ['changed', 's0'],
    ['same', 's1'],
    ['same', 's2'],
  ])
})

test('an unreadable event prevents the deletion of a missing stay, and a marker or a free event does not', () => {
  const present = channelSeason(TODAY, [sold, farStay('booking')])
  const planWith = (uid: string, reason: 'zone' | 'marker' | 'free' | 'loneMarker') => {
    const bad = [{ uid, title: '', raw: '', reason }]
    const feed = feedOf('booking', [FAR], { bad, ...missingForAnHour(sold) })
    return planned(feed, present)
  }

  expect(planWith('x', 'zone')).toEqual(['missing sold, asks', 'zone x', 'same far'])
  expect(planWith('x', 'loneMarker')).toContain('missing sold, asks')
  expect(planWith('x', 'marker')).toEqual(['gone sold', 'same far', 'marker x'])
  expect(planWith('a', 'free')).toEqual(['gone sold', 'same far', 'free a'])
})

test('asks about a stay of more than 60 nights, and about stays of more than half of the coming year', () => {
  const long = feedOf('booking', [
    feedEvent('60', '2026-08-01', '2026-09-30'),
    feedEvent('61', '2026-10-01', '2026-12-01'),
  ])
  const months = ['07', '08', '09', '10', '11', '12'].map((month) =>
    feedEvent(month, `2026-${month}-01`, `2026-${month}-30`),
  )
  const half = [...months, feedEvent('next', '2027-01-01', '2027-01-09')]
  const more = [...months, feedEvent('next', '2027-01-01', '2027-01-10')]
  const wordsOf = (events: typeof months) => planned(feedOf('booking', events), [])

  expect(planned(long, [])).toEqual(['new 60', 'asked 61'])
  expect(wordsOf(half).every((words) => words.startsWith('new '))).toBe(true)
  expect(wordsOf(more)).toEqual(more.map(({ uid }) => `asked ${uid}`))
})

test('a stay cancelled here but not on its channel is marked, and does not come back', () => {
  const cancellation = { kept: 0, by: 'ada@example.com', at: 1 }
  const cancelled = [{ ...soldOn('airbnb'), status: 'cancelled' as const, cancellation }]
  const sameUid = feedEvent('a', '2026-07-10', '2026-07-17')
  const newUid = feedEvent('b', '2026-07-10', '2026-07-17')
  const plan = (event: FeedEvent, channel = 'airbnb', source: Source = 'airbnb') =>
    planFeed(feedOf(source, [event], { channel }), channelSeason('2026-07-01', [], { cancelled }))

  expect(inWords(plan(sameUid))).toEqual(['cancelledHere a'])
  expect(inWords(plan(newUid))).toEqual(['new b'])
  // UIDs are unique only within a channel.
  expect(inWords(plan(sameUid, 'vrbo', 'vrbo'))).toEqual(['new a'])
  expect(inWords(plan({ ...sameUid, cancelled: true }))).toEqual(['cancelled a'])
})

const relayed = { ...soldOn('other'), channel: 'relay' }

test('a channel whose source is corrected to Airbnb keeps its stays, and ignores blocked days', () => {
  const feed = feedOf(
    'airbnb',
    [
      feedEvent('a', '2026-07-10', '2026-07-17'),
      feedEvent('shut', '2026-08-01', '2026-08-05', 'Airbnb (Not available)'),
      FAR,
    ],
    { channel: 'relay' },
  )
  const present = channelSeason(TODAY, [relayed], { channels: new Set(['relay']) })

  const plan = planFeed(feed, present)

  expect(inWords(plan)).toEqual(['changed a', 'new far', 'closedByChannel shut'])
  expect(plan.rows[0]).toMatchObject({ draft: { source: 'airbnb', channel: 'relay' } })
  const after = channelSeason(TODAY, afterPlan([relayed], plan), { channels: present.channels })
  expect(planned(feed, after)).toEqual(['same a', 'same far', 'closedByChannel shut'])
})

test('a stay whose channel has another source now is not gone', () => {
  const feed = feedOf('airbnb', [FAR], { channel: 'relay' })
  const present = channelSeason(TODAY, [relayed], { channels: new Set(['relay']) })

  expect(planned(feed, present)).toEqual(['new far'])
})
