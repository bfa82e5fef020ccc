import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '#domain/date.ts'
import type { Reservation } from '#domain/stay/reservation.ts'
import { covers, nightsOf } from '#domain/stay/stayDates.ts'
import { day } from '#domain/testing.ts'
import type { Source } from './feed.ts'
import { planFeed } from './plan.ts'
import {
  afterPlan,
  channelSeason,
  feedEvent,
  feedOf,
  HOUR_MS,
  inWords,
  planned,
  seasonStay,
  soldStay,
} from './testing.ts'

const SOLD = soldStay('airbnb', 'a', '2026-07-10', '2026-07-14')
const FAR = feedEvent('far', '2027-05-01', '2027-05-03')
const farStay = (source: Source) => soldStay(source, 'far', '2027-05-01', '2027-05-03')
const TOUCHED = { isUntouched: () => false }

/** Plans a calendar now and an hour later. */
function plannedTwice(
  feed: ReturnType<typeof feedOf>,
  season: readonly Reservation[],
  more: Parameters<typeof channelSeason>[1] = {},
) {
  const { findings } = planFeed(feed, channelSeason(season, more))
  return planned({ ...feed, findings, now: HOUR_MS }, season, more)
}

describe('a new event', () => {
  test('becomes a stay without a guest, with its title and description as written', () => {
    const event = {
      ...feedEvent('u', '2026-07-10', '2026-07-14', 'Canceled: Ada'),
      note: 'Phone: 0000',
    }
    const { changes } = planFeed(feedOf('airbnb', [event]), channelSeason([]))

    expect(changes).toMatchObject([
      {
        kind: 'new',
        isNews: true,
        command: {
          verb: 'add',
          next: {
            musteriAdi: '',
            notlar: 'Phone: 0000',
            source: 'airbnb',
            channel: 'airbnb',
            sourceUid: 'u',
            sourceTitle: 'Canceled: Ada',
            toplamUcret: 0,
          },
        },
      },
    ])
  })

  test.each<[string, Parameters<typeof feedEvent>, Source, string[]]>([
    ['in the past is nothing', ['a', '2026-06-01', '2026-06-05'], 'other', []],
    ['with our UID is nothing', ['x@here', '2026-07-10', '2026-07-14'], 'other', []],
    [
      'with Airbnb’s words is nothing',
      ['a', '2026-07-10', '2026-07-14', 'Airbnb (Not available)'],
      'airbnb',
      [],
    ],
    [
      'with those of Booking.com closes its nights',
      ['a', '2026-07-10', '2026-07-14', 'CLOSED - Not available'],
      'booking',
      ['new 2026-07-10 2026-07-14'],
    ],
    [
      'with very many nights is a question',
      ['a', '2026-12-01', '2027-04-15'],
      'booking',
      ['long 2026-12-01_2027-04-15'],
    ],
  ])('%s', (_, event, source, expected) => {
    expect(planned(feedOf(source, [feedEvent(...event)]), [])).toEqual(expected)
  })

  test('on exactly our own stay’s nights is its echo, also after that stay has gone', () => {
    const feed = feedOf('booking', [feedEvent('e', '2026-07-10', '2026-07-14')])
    const { findings } = planFeed(
      feed,
      channelSeason([seasonStay('own', '2026-07-10', '2026-07-14')]),
    )

    expect([...findings.keys()]).toEqual(['2026-07-10_2026-07-14'])
    expect(planned({ ...feed, findings }, [])).toEqual(['echo 2026-07-10_2026-07-14'])
    expect(planned(feed, [])).toEqual(['new 2026-07-10 2026-07-14'])
  })

  test('that overlaps a stay otherwise is a conflict, and on another channel’s dates is asked about once', () => {
    const season = [
      seasonStay('own', '2026-07-10', '2026-07-14'),
      soldStay('vrbo', 'v', '2026-08-01', '2026-08-05'),
    ]
    const events = [
      feedEvent('a', '2026-07-12', '2026-07-16'),
      feedEvent('b', '2026-08-01', '2026-08-05'),
    ]

    expect(planned(feedOf('airbnb', events), season)).toEqual([
      'conflict 2026-07-12_2026-07-16',
      'double 2026-08-01_2026-08-05',
    ])
    expect(planned(feedOf('vrbo', [feedEvent('v', '2026-08-01', '2026-08-05')]), season)).toEqual(
      [],
    )
  })

  test('within another adds no night, such as a relay’s marks of arrival', () => {
    const events = [
      feedEvent('in', '2026-12-10', '2026-12-11', 'Check-in: Ada'),
      feedEvent('out', '2026-12-14', '2026-12-15', 'Check-out: Ada'),
      feedEvent('stay', '2026-12-10', '2026-12-14', 'Ada (Airbnb)'),
    ]
    const season = afterPlan([], planFeed(feedOf('other', events), channelSeason([])))

    expect(season.map(({ dates }) => dates.checkIn)).toEqual(['2026-12-10', '2026-12-14'])
    expect(planned(feedOf('other', events), season)).toEqual([])
  })

  test('of the dates of a stay that was cancelled here is left out while the calendar still has it', () => {
    const cancelled = [
      {
        ...soldStay('booking', 's', '2026-07-10', '2026-07-14'),
        status: 'cancelled',
        cancellation: { kept: 0, by: '', at: 50 },
      } as const,
    ]
    const feed = feedOf('booking', [feedEvent('u', '2026-07-10', '2026-07-14')])

    expect(planned({ ...feed, pulledAt: 40 }, [], { cancelled })).toEqual([
      'echo 2026-07-10_2026-07-14',
    ])
    // Later it has been sold again.
    expect(planned({ ...feed, pulledAt: 60 }, [], { cancelled })).toEqual([
      'new 2026-07-10 2026-07-14',
    ])
    const origin = { source: 'airbnb', channel: 'airbnb', sourceUid: 'u' } as const
    const byUid = cancelled.map((stay) => ({ ...stay, ...origin }))
    expect(
      planned(feedOf('airbnb', [...feed.events], { pulledAt: 60 }), [], { cancelled: byUid }),
    ).toEqual(['echo 2026-07-10_2026-07-14'])
  })
})

describe('the event of a stay', () => {
  test.each<[Source, string]>([
    ['airbnb', 'a'],
    ['vrbo', 'another'],
    ['booking', 'another'],
  ])('of %s is found again, whether or not it keeps its UID', (source, uid) => {
    const season = [soldStay(source, 'a', '2026-12-15', '2026-12-20')]
    expect(planned(feedOf(source, [feedEvent(uid, '2026-12-15', '2026-12-20')]), season)).toEqual(
      [],
    )
    expect(planned(feedOf(source, [feedEvent(uid, '2026-12-15', '2026-12-18')]), season)).toEqual([
      'changed 2026-12-15 2026-12-18',
    ])
  })

  test('that a person has named, paid or edited is asked about', () => {
    const season = [soldStay('airbnb', 'a', '2026-12-15', '2026-12-20', { musteriAdi: 'Ada' })]
    const feed = feedOf('airbnb', [feedEvent('a', '2026-12-16', '2026-12-21')])

    expect(planned(feed, season, TOUCHED)).toEqual(['moved 2026-12-16_2026-12-21'])
  })

  test('shows the new title, and keeps what a person typed', () => {
    const season = [soldStay('airbnb', 'a', '2026-12-15', '2026-12-20', { musteriAdi: 'Ada' })]
    const feed = feedOf('airbnb', [feedEvent('a', '2026-12-15', '2026-12-20', 'Reserved - Ada')])

    expect(planFeed(feed, channelSeason(season, TOUCHED)).changes).toMatchObject([
      { isNews: false, command: { next: { musteriAdi: 'Ada', sourceTitle: 'Reserved - Ada' } } },
    ])
  })

  test('may have moved to nights that another has just left, but not to taken ones', () => {
    const season = [
      soldStay('airbnb', 'a', '2026-07-10', '2026-07-14'),
      soldStay('airbnb', 'b', '2026-07-14', '2026-07-18'),
    ]
    const events = [
      feedEvent('a', '2026-07-14', '2026-07-18'),
      feedEvent('b', '2026-07-20', '2026-07-24'),
    ]
    expect(planned(feedOf('airbnb', events), season)).toEqual([
      'changed 2026-07-20 2026-07-24',
      'changed 2026-07-14 2026-07-18',
    ])

    const own = seasonStay('own', '2026-07-20', '2026-07-21')
    expect(planned(feedOf('airbnb', events), [...season, own])).toEqual([
      'conflict 2026-07-14_2026-07-18',
      'conflict 2026-07-20_2026-07-24',
    ])
  })

  test.each([
    ['begins today because the night before is over', '2026-07-01', '2026-07-03', []],
    ['moves into the past', '2026-06-20', '2026-07-03', ['moved 2026-06-20_2026-07-03']],
    ['ends today', '2026-06-29', '2026-07-01', ['moved 2026-06-29_2026-07-01']],
  ])('%s', (_, from, to, expected) => {
    const season = [soldStay('booking', 'a', '2026-06-29', '2026-07-03')]
    expect(planned(feedOf('booking', [feedEvent('b', from, to)]), season)).toEqual(expected)
  })

  test('that joins several of Booking.com leaves them as they are', () => {
    const season = [
      soldStay('booking', 'a', '2026-07-10', '2026-07-14'),
      soldStay('booking', 'b', '2026-07-14', '2026-07-18'),
    ]
    expect(
      planned(feedOf('booking', [feedEvent('c', '2026-07-10', '2026-07-18')]), season),
    ).toEqual([])
  })

  test('that was sold again under another UID is asked about, and its nights stay taken', () => {
    const season = [
      soldStay('airbnb', 'a', '2026-07-10', '2026-07-14', { musteriAdi: 'Ada' }),
      farStay('airbnb'),
    ]
    const feed = feedOf('airbnb', [feedEvent('b', '2026-07-10', '2026-07-14'), FAR])
    expect(plannedTwice(feed, season, TOUCHED)).toEqual([
      'missing a',
      'conflict 2026-07-10_2026-07-14',
    ])
  })
})

describe('a missing stay', () => {
  const season = [SOLD, farStay('airbnb')]
  const feed = feedOf('airbnb', [FAR])

  test('is removed after an hour, and asked about if a person has changed it', () => {
    expect(planned(feed, season)).toEqual(['absent a'])
    expect(plannedTwice(feed, season)).toEqual(['gone 2026-07-10 2026-07-14'])
    expect(plannedTwice(feed, season, TOUCHED)).toEqual(['missing a'])
  })

  test.each<[string, ReturnType<typeof feedOf>, Reservation[]]>([
    ['has begun', feed, [soldStay('airbnb', 'a', '2026-06-29', '2026-07-04'), farStay('airbnb')]],
    [
      'is beyond the calendar',
      feedOf('airbnb', [feedEvent('near', '2026-07-02', '2026-07-03')]),
      [SOLD, soldStay('airbnb', 'near', '2026-07-02', '2026-07-03')],
    ],
    ['is in a calendar with an unreadable event', { ...feed, unreadable: [] }, season],
  ])('that %s is asked about', (name, each, stays) => {
    const tested = name.includes('unreadable') ? { ...each, unreadable: ['Ada · DTSTART:?'] } : each
    expect(plannedTwice(tested, stays)).toContain('missing a')
  })

  test('is nothing on its day of departure', () => {
    const leaving = soldStay('booking', 'a', '2026-06-28', '2026-07-01')
    expect(planned(feedOf('booking', [FAR]), [leaving, farStay('booking')])).toEqual([])
  })

  test('together with most others is asked about, also when new stays outnumber them later', () => {
    const foreign = ['08', '09', '10'].map((month) =>
      feedEvent(month, `2026-${month}-01`, `2026-${month}-05`),
    )
    const first = feedOf('airbnb', foreign)
    const plan = planFeed(first, channelSeason(season))
    const later = afterPlan(season, plan)

    expect(inWords(plan)).toContain('absentWithMost a')
    const after = planned({ ...first, findings: plan.findings, now: HOUR_MS }, later)
    expect(after).toEqual(['missing a', 'missing far'])
  })
})

const SOURCE = fc.constantFrom<Source>('airbnb', 'booking', 'vrbo', 'google', 'other')
const EVENT = fc.record({
  start: fc.integer({ min: -5, max: 60 }),
  nights: fc.integer({ min: 1, max: 12 }),
  uid: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
})
const TODAY = day('2026-07-01')

test('over random seasons no night that an event closes is for sale, unless a person is asked', () => {
  const feeds = fc.array(fc.uniqueArray(EVENT, { maxLength: 5, selector: ({ uid }) => uid }), {
    minLength: 1,
    maxLength: 5,
  })
  fc.assert(
    fc.property(SOURCE, feeds, fc.boolean(), (source, pulls, isTouched) => {
      let season: Reservation[] = [seasonStay('own', '2026-07-20', '2026-07-25')]
      let findings = feedOf(source, []).findings
      pulls.forEach((pull, index) => {
        const events = pull.map(({ start, nights, uid }) =>
          feedEvent(uid, addDays(TODAY, start), addDays(TODAY, start + nights)),
        )
        const feed = feedOf(source, events, { findings, pulledAt: index, now: index * HOUR_MS })
        const isUntouched = () => !isTouched
        const plan = planFeed(feed, channelSeason(season, { isUntouched }))
        const before = season
        season = afterPlan(season, plan)
        findings = plan.findings
        const questions = [...findings.values()].flatMap((each) =>
          'dates' in each && each.kind !== 'echo' ? each.dates : [],
        )
        for (const { dates } of events)
          for (const night of nightsOf(dates).filter((each) => each >= TODAY))
            expect(
              [...season.map((stay) => stay.dates), ...questions].some((each) =>
                covers(each, night),
              ),
            ).toBe(true)
        expect(season).toContainEqual(before[0])
        // The same calendar changes nothing more.
        expect(
          planFeed({ ...feed, findings }, channelSeason(season, { isUntouched })).changes,
        ).toEqual([])
      })
    }),
    { numRuns: 300 },
  )
})
