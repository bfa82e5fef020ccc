import { expect, test } from 'vitest'
import { calendarOf } from './testingText.ts'
import { SOURCES } from './feed.ts'
import { planFeed } from './plan.ts'
import { readCalendar } from './readCalendar.ts'
import {
  farStay,
  feedEvent,
  feedOf,
  missingForAnHour,
  originOf,
  planned,
  channelSeason,
  seasonStay,
  soldOn,
} from './testing.ts'

const TODAY = '2026-07-01'
const FAR = feedEvent('far', '2027-05-01', '2027-05-03')
/** A person has changed every stay. */
const touched = { isUntouched: () => false }

test.each(SOURCES)(
  'nights that %s sells again under another UID take nothing from a stay that a person has changed',
  (source) => {
    const feed = feedOf(source, [feedEvent('b', '2026-07-16', '2026-07-20')], touched)

    expect(planned(feed, [soldOn(source)])).toEqual(['missing sold', 'conflict b with sold'])
  },
)

test.each(['airbnb', 'google'] as const)('another UID of %s is another stay', (source) => {
  const again = (from: string, to: string) =>
    planned(feedOf(source, [FAR, feedEvent('b', from, to)]), [soldOn(source), farStay(source)])

  const expected = ['missing sold', 'conflict b with sold', 'same far']
  expect(again('2026-07-10', '2026-07-17')).toEqual(expected)
  expect(again('2026-07-16', '2026-07-20')).toEqual(expected)
})

test.each([
  ['moved', '2026-07-20', '2026-07-27', 'asked a'],
  ['shortened', '2026-07-10', '2026-07-15', 'asked a'],
  ['moved by a day', '2026-07-11', '2026-07-18', 'asked a'],
  ['prolonged', '2026-07-10', '2026-07-18', 'changed a'],
  ['moved to nights of another stay', '2026-08-01', '2026-08-03', 'conflict a with other'],
])('an owner decides about a changed stay that its channel has %s', (_what, from, to, row) => {
  const season = [soldOn('booking'), seasonStay('other', '2026-08-01', '2026-08-02')]
  const feed = feedOf('booking', [feedEvent('a', from, to)], touched)

  expect(planned(feed, season)).toEqual([row])
})

test('an owner decides about a stay that its channel has moved into the past, and once only', () => {
  const event = feedEvent('a', '2020-07-10', '2020-07-17')
  const declined = new Set(['2020-07-10/2020-07-17 a'])

  expect(planned(feedOf('airbnb', [event]), [soldOn('airbnb')])).toEqual(['asked a'])
  expect(planned(feedOf('airbnb', [event], { declined }), [soldOn('airbnb')])).toEqual([
    'declined a',
  ])
})

const begin = 'DTSTART;VALUE=DATE:20260710'

test.each([
  ['without an end', [begin], 'asked a'],
  ['that ends on its first day', [begin, 'DTEND;VALUE=DATE:20260710'], 'asked a'],
  ['without a length', [begin, 'DURATION:P0D'], 'dates a'],
  ['of a moment', ['DTSTART:20260710T140000', 'DTEND:20260710T140000'], 'dates a'],
])('an event %s shortens or removes no stay without a question', (_, lines, row) => {
  const calendar = readCalendar(calendarOf(['UID:a', ...lines]), { zone: 'Europe/Istanbul' })
  if ('problem' in calendar) throw new Error(calendar.problem)
  const feed = feedOf('google', [...calendar.events, FAR], {
    bad: calendar.bad,
    ...missingForAnHour(soldOn('google')),
  })

  expect(planned(feed, [soldOn('google'), farStay('google')])).toContain(row)
})

test('an event without an end is the same as a stay of one night', () => {
  const event = { ...feedEvent('a', '2026-07-10', '2026-07-11'), hasEnd: false }

  expect(
    planned(feedOf('google', [event]), [soldOn('google', '2026-07-10', '2026-07-11')]),
  ).toEqual(['same a'])
})

test('a UID that a site uses again is a new stay once its former one has left', () => {
  const feed = feedOf('other', [feedEvent('a', '2026-08-10', '2026-08-12')])

  expect(planned(feed, channelSeason('2026-07-20', [soldOn('other')]))).toEqual(['new a'])
})

test('a stay is not missing on its day of departure', () => {
  const feed = feedOf('booking', [FAR], missingForAnHour(soldOn('booking')))
  const season = [soldOn('booking'), farStay('booking')]

  expect(planned(feed, channelSeason('2026-07-16', season))).toEqual([
    'missing sold, asks',
    'same far',
  ])
  expect(planned(feed, channelSeason('2026-07-17', season))).toEqual(['same far'])
})

test('stays that were missing together with most others are not gone once others have come', () => {
  const ours = [10, 12, 14].map((date) =>
    seasonStay(`${date}`, `2026-07-${date}`, `2026-07-${date + 1}`, originOf('airbnb', `${date}`)),
  )
  const theirs = [20, 22, 24].map((date) =>
    seasonStay(`${date}`, `2026-07-${date}`, `2026-07-${date + 1}`, originOf('airbnb', `${date}`)),
  )
  const events = theirs.map(({ id, dates }) => ({ ...feedEvent(id, TODAY, TODAY), dates }))
  const missing = new Map(ours.map(({ id }) => [id, { since: 0, together: true as const }]))
  const feed = feedOf('airbnb', [...events, FAR], { absence: { now: 3_600_000, missing } })

  expect(planned(feed, [...ours, ...theirs, farStay('airbnb')])).toEqual([
    ...ours.map(({ id }) => `missing ${id}, asks`),
    'same 20',
    'same 22',
    'same 24',
    'same far',
  ])
})

test(
  'an event or a stay that ends in the year 9999 does not delay a plan',
  { timeout: 500 },
  () => {
    const long = feedEvent('long', '2026-07-10', '9999-12-31')
    const stay = soldOn('booking', '2026-08-01', '9999-12-31')

    const { rows } = planFeed(feedOf('booking', [long, FAR]), channelSeason(TODAY, [stay]))

    expect(rows).toHaveLength(3)
  },
)
