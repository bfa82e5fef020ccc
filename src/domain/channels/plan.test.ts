import { expect, test } from 'vitest'
import { addDays } from '#domain/date.ts'
import { day } from '#domain/testing.ts'
import { SOURCES } from './feed.ts'
import { planFeed } from './plan.ts'
import {
  afterPlan,
  farStay,
  feedEvent,
  feedOf,
  inWords,
  missingForAnHour,
  originOf,
  planned,
  channelSeason,
  seasonStay,
  soldOn,
} from './testing.ts'
import { uidFor } from './match.ts'

const TODAY = '2026-07-01'
const CLOSED = 'CLOSED - Not available'
const NOT_AVAILABLE = 'Airbnb (Not available)'

const FAR = feedEvent('far', '2027-05-01', '2027-05-03')
const ayse = seasonStay('ayse', '2026-07-10', '2026-07-17')

test('a stay sold on a channel is new, with its guest’s name if the channel has it, and keeps its origin', () => {
  const jane = feedEvent('a', '2026-07-10', '2026-07-17', 'Reserved - Jane Doe')
  const nameless = feedEvent('b', '2026-08-10', '2026-08-17')
  const feed = feedOf('vrbo', [{ ...jane, note: 'late' }, nameless], { name: 'Vrbo' })
  const origin = { source: 'vrbo', channel: 'vrbo' }

  expect(planFeed(feed, channelSeason(TODAY, [])).rows).toMatchObject([
    {
      state: 'new',
      draft: {
        musteriAdi: 'Jane Doe',
        notlar: 'Vrbo: late',
        dates: jane.dates,
        sourceUid: 'a',
        ...origin,
      },
    },
    { state: 'new', draft: { musteriAdi: 'Vrbo', sourceUid: 'b', ...origin } },
  ])
})

test('a title without a clear name is kept in the notes of a nameless stay', () => {
  const event = feedEvent('a', '2026-07-10', '2026-07-17', 'Reserved - HMABCDE123')
  const feed = feedOf('airbnb', [{ ...event, note: 'late' }], { name: 'Airbnb' })

  expect(planFeed(feed, channelSeason(TODAY, [])).rows).toMatchObject([
    { draft: { musteriAdi: 'Airbnb', notlar: 'Airbnb: Reserved - HMABCDE123\nlate' } },
  ])
})

test.each(SOURCES)('a stay equal to %s is unchanged, whatever its owner has added', (source) => {
  const stored = { ...soldOn(source), musteriAdi: 'Jane', notlar: 'dog', kapora: 100 }
  const feed = feedOf(source, [feedEvent('a', '2026-07-10', '2026-07-17')])

  expect(planned(feed, [stored])).toEqual(['same a'])
})

test('a stay that moved away on its channel moves here, and keeps its owner’s texts', () => {
  const original = { ...soldOn('airbnb'), notlar: 'dog' }
  const event = feedEvent('a', '2026-09-01', '2026-09-03')

  expect(planFeed(feedOf('airbnb', [event]), channelSeason(TODAY, [original])).rows).toMatchObject([
    { state: 'changed', original, draft: { ...original, dates: event.dates } },
  ])
})

test.each([undefined, true] as const)(
  'a stay sold on nights of ours, held: %s, is a conflict',
  (held) => {
    const feed = feedOf('airbnb', [feedEvent('a', '2026-07-10', '2026-07-17')])

    expect(planned(feed, [{ ...ayse, ...(held && { held }) }])).toEqual(['conflict a with ayse'])
  },
)

test('two events of one calendar in one night: the earlier is new, the later a conflict with it', () => {
  const events = [
    feedEvent('late', '2026-07-12', '2026-07-19'),
    feedEvent('early', '2026-07-10', '2026-07-13', 'Reserved - Jane'),
  ]

  expect(planned(feedOf('vrbo', events), [])).toEqual(['new early', 'conflict late with Jane'])
})

test('a stay missing before a calendar’s end is gone; one after its end is not, nor one of an empty calendar', () => {
  const stays = [soldOn('airbnb'), farStay('airbnb')]

  const absent = missingForAnHour(...stays)

  expect(planned(feedOf('airbnb', [FAR], absent), stays)).toEqual(['gone sold', 'same far'])
  const sixMonths = feedOf('airbnb', [feedEvent('a', '2026-07-10', '2026-07-17')], absent)
  expect(planned(sixMonths, stays)).toEqual(['missing far, asks', 'same a'])
  const empty = planFeed(feedOf('airbnb', [], absent), channelSeason(TODAY, stays))
  expect(inWords(empty)).toEqual(['missing sold, asks', 'missing far, asks'])
})

test.each([
  ['that has begun', '2026-07-12', 'airbnb', ''],
  ['of a removed channel', TODAY, 'removed', ''],
  ['that a person has edited', TODAY, 'airbnb', 'sold'],
])('a missing stay %s is not gone: an owner is asked', (_, today, channel, edited) => {
  const stay = { ...soldOn('airbnb'), channel }
  const isUntouched = (id: string) => id !== edited
  const feed = feedOf('airbnb', [FAR], { ...missingForAnHour(stay), isUntouched })

  expect(planned(feed, channelSeason(today, [stay, farStay('airbnb')]))).toEqual([
    'missing sold, asks',
    'same far',
  ])
})

test('a cancelled event removes its stay however far its calendar extends, and does nothing without one', () => {
  const cancelled = { ...feedEvent('a', '2026-07-10', '2026-07-17'), cancelled: true }
  const before = seasonStay('before', '2026-07-05', '2026-07-07', originOf('google', 'before'))
  const feed = feedOf(
    'google',
    [cancelled, { ...FAR, cancelled: true }, feedEvent('before', '2026-07-05', '2026-07-07')],
    missingForAnHour(soldOn('google')),
  )

  expect(planned(feed, [before, soldOn('google')])).toEqual([
    'gone sold',
    'same before',
    'cancelled far',
  ])
  const over = channelSeason('2026-08-01', [soldOn('google')])
  expect(planned(feedOf('google', [cancelled]), over)).toEqual(['same a'])
})

test('a stay whose event has become unreadable is not gone', () => {
  const bad = [{ uid: 'a', title: '', raw: '', reason: 'repeats' as const }]
  const present = channelSeason(TODAY, [soldOn('google'), farStay('google')])

  expect(planned(feedOf('google', [FAR], { bad }), present)).toEqual(['repeats a', 'same far'])
})

test('Airbnb’s blocked days move daily and are never a stay, nor are those that it imported from us', () => {
  for (const today of ['2026-07-01', '2026-07-02', '2026-07-03']) {
    const windows = [
      feedEvent(`near ${today}`, today, addDays(day(today), 2), NOT_AVAILABLE),
      feedEvent(`far ${today}`, addDays(day(today), 270), addDays(day(today), 900), NOT_AVAILABLE),
      feedEvent('echo', '2026-07-10', '2026-07-17', NOT_AVAILABLE),
    ]
    const plan = planFeed(feedOf('airbnb', windows), channelSeason(today, [ayse]))

    expect(new Set(inWords(plan).map((words) => words.split(' ')[0]))).toEqual(
      new Set(['closedByChannel']),
    )
  }
})

test('Booking.com has the same title for guests and echoes: an event with exactly the dates of another source’s stay is an echo', () => {
  const season = [
    ayse,
    seasonStay('repairs', '2026-07-17', '2026-07-19'),
    soldOn('airbnb', '2026-08-01', '2026-08-05'),
    seasonStay('kept', '2026-07-19', '2026-07-21', {
      status: 'held',
      heldUntil: day('2026-07-12'),
      request: 'asked',
    }),
  ]
  const events = [
    feedEvent('one', '2026-07-10', '2026-07-17', CLOSED),
    feedEvent('three', '2026-07-10', '2026-07-21', CLOSED),
    feedEvent('other channel', '2026-08-01', '2026-08-05', CLOSED),
    feedEvent('within', '2026-08-02', '2026-08-04', CLOSED),
    feedEvent('around', '2026-07-09', '2026-07-17', CLOSED),
    feedEvent('free', '2026-09-01', '2026-09-05', CLOSED),
  ]

  expect(planned(feedOf('booking', events), season)).toEqual([
    'new free',
    'conflict around with ayse',
    'conflict three with ayse,repairs,kept',
    'conflict within with sold',
    'echo one',
    'echo other channel',
  ])
})

test.each(['Dolu Ayşe Yılmaz', 'Blocked by Mehmet', 'CLOSED - Carmen Lopez'])(
  'an event that names a guest, %s, is never an echo of the stay on the same days',
  (title) => {
    const events = [feedEvent('a', '2026-07-10', '2026-07-17', title)]

    expect(planFeed(feedOf('other', events), channelSeason(TODAY, [ayse])).rows).toMatchObject([
      { state: 'conflict', rivals: [{ guest: ayse.musteriAdi }] },
    ])
  },
)

test('an echo remains one after its stay was removed, until the channel has imported our calendar again', () => {
  const events = [feedEvent('echo', '2026-07-10', '2026-07-17', CLOSED)]
  const echoes = new Set(['2026-07-10/2026-07-17 echo'])

  expect(planned(feedOf('booking', events, { echoes }), [])).toEqual(['echo echo'])
  const cancelled = channelSeason(TODAY, [soldOn('booking'), farStay('booking')])
  expect(planned(feedOf('booking', [...events, FAR], { echoes }), cancelled)).toEqual([
    'missing sold',
    'same far',
    'echo echo',
  ])
})

test('an event from our own calendar is an echo, also after its stay has moved or gone', () => {
  const feed = feedOf('other', [
    feedEvent(uidFor('ayse', 'here'), '2026-07-10', '2026-07-17', 'Dolu'),
    feedEvent(uidFor('gone', 'here'), '2026-08-10', '2026-08-17', 'Ada'),
    feedEvent(uidFor('theirs', 'there'), '2026-09-01', '2026-09-03', 'Dolu'),
  ])

  expect(planned(feed, [ayse])).toEqual(['new theirs@there', 'echo ayse@here', 'echo gone@here'])
})

test('one channel removes no stay of another with the same source, and a duplicate event is one stay', () => {
  const stays = [
    { ...soldOn('other'), channel: 'first' },
    { ...farStay('other'), channel: 'second' },
  ]
  const channels = new Set(['first', 'second'])
  const feed = feedOf('other', [feedEvent('a', '2026-07-10', '2026-07-17'), FAR], {
    channel: 'second',
  })
  const present = channelSeason(TODAY, stays, { channels })

  expect(planned(feed, present)).toEqual(['same far', 'echo a'])
  expect(planned({ ...feed, events: [FAR] }, present)).toEqual(['same far'])
})

test('stays read from a file move to the channel that has them, as do those of a removed channel', () => {
  for (const channel of [undefined, 'removed']) {
    const { channel: _, ...stored } = soldOn('airbnb')
    const present = channelSeason(TODAY, [{ ...stored, ...(channel && { channel }) }])
    const { rows } = planFeed(
      feedOf('airbnb', [feedEvent('a', '2026-07-10', '2026-07-17')]),
      present,
    )

    expect(rows).toMatchObject([{ state: 'changed', draft: { channel: 'airbnb' } }])
  }
})

test('past stays are left alone, and a calendar without past nights shortens no stay that has begun', () => {
  const over = feedOf('airbnb', [feedEvent('old', '2026-06-01', '2026-06-05')])
  expect(planned(over, [])).toEqual(['past old'])
  const past = channelSeason('2026-08-01', [soldOn('airbnb')])
  expect(planned(feedOf('airbnb', [FAR]), past)).toEqual(['new far'])
  const shorter = feedOf('airbnb', [feedEvent('a', '2026-07-10', '2026-07-12')])
  expect(planned(shorter, past)).toEqual(['same a'])

  const running = channelSeason('2026-07-12', [soldOn('airbnb')])
  const clipped = feedOf('airbnb', [feedEvent('a', '2026-07-12', '2026-07-17')])
  expect(planned(clipped, running)).toEqual(['same a'])
  const longer = feedOf('airbnb', [feedEvent('a', '2026-07-12', '2026-07-18')])
  expect(planFeed(longer, running).rows).toMatchObject([
    { state: 'changed', draft: { dates: { checkIn: '2026-07-10', checkOut: '2026-07-18' } } },
  ])
})

test('an event longer than a year is no stay', () => {
  const long = feedEvent('a', '2026-07-10', '2027-07-11')

  expect(planned(feedOf('google', [long]), [])).toEqual(['long a'])
  expect(planned(feedOf('google', [long]), [soldOn('google')])).toEqual(['long a'])
})

test('stays that move into each other’s nights move one after the other; two that swap need an owner', () => {
  const season = [
    seasonStay('a', '2026-07-10', '2026-07-12', originOf('airbnb', 'a')),
    seasonStay('b', '2026-07-12', '2026-07-14', originOf('airbnb', 'b')),
  ]
  const chain = planFeed(
    feedOf('airbnb', [
      feedEvent('a', '2026-07-12', '2026-07-14'),
      feedEvent('b', '2026-07-14', '2026-07-16'),
    ]),
    channelSeason(TODAY, season),
  )
  const swap = feedOf('airbnb', [
    feedEvent('a', '2026-07-12', '2026-07-14'),
    feedEvent('b', '2026-07-10', '2026-07-12'),
  ])

  expect(inWords(chain)).toEqual(['changed b', 'changed a'])
  expect(afterPlan(season, chain)).toHaveLength(2)
  expect(planned(swap, season)).toEqual(['conflict a with b', 'conflict b with a'])
})

test('a calendar that has lost most of its stays needs an owner', () => {
  const season = [5, 6, 7, 8].map((date) =>
    seasonStay(`${date}`, `2026-07-0${date}`, `2026-07-0${date + 1}`, originOf('vrbo', `${date}`)),
  )
  const left = (count: number) =>
    feedOf('vrbo', [
      ...season
        .slice(0, count)
        .map(({ id, dates }) => ({ ...feedEvent(id, '2026-07-05', '2026-07-06'), dates })),
      FAR,
    ])

  expect(planFeed(left(1), channelSeason(TODAY, season)).shrunken).toBe(true)
  expect(planFeed(left(2), channelSeason(TODAY, season)).shrunken).toBe(false)
})
