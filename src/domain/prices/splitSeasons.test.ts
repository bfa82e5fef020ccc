import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '#domain/date.ts'
import { nightsOf } from '#domain/stay.ts'
import { seasonStay } from '#domain/channels/testing.ts'
import { day } from '#domain/testing.ts'
import { pricesAfter, rebaseChange } from './priceChange.ts'
import { pricesOfNights } from './quote.ts'
import { disjointSeasons, gapsIn, readSeason, type SeasonDraft } from './season.ts'
import { openDays, priceDays, seasonsForNextYear, warningsOf } from './splitSeasons.ts'
import { anySeasons, anyStay, season, terms } from './testing.ts'

const span = (from: string, to: string) => ({ from: day(from), to: day(to) })

function ids() {
  let count = 0
  return () => `new${(count += 1)}`
}

const brief = (wanted: SeasonDraft | null) =>
  wanted && `${wanted.from.slice(5)} ${wanted.to.slice(5)}: ${wanted.perNight}/${wanted.minNights}`

test('a week inside a season gets its own price, and the season keeps the rest', () => {
  const summer = season('2027-06-01', '2027-08-31', 9000, 5, { weekendPerNight: 9900 })

  const changes = priceDays(
    [summer],
    span('2027-07-10', '2027-07-16'),
    { perNight: 12_000, usualMinNights: 3 },
    ids(),
  )

  expect(changes.map(({ id, wanted }) => [id, brief(wanted)])).toEqual([
    [summer.id, '06-01 07-09: 9000/5'],
    ['new1', '07-10 07-16: 12000/5'],
    ['new2', '07-17 08-31: 9000/5'],
  ])
  expect(changes[1]?.wanted).not.toHaveProperty('weekendPerNight')
})

test('nights without a season get one, and a whole season keeps its id', () => {
  const june = season('2027-06-01', '2027-06-30', 9000, 5)
  const changes = priceDays(
    [june],
    span('2027-06-01', '2027-07-04'),
    { perNight: 8000, usualMinNights: 3 },
    ids(),
  )
  expect(changes.map(({ id, wanted }) => [id, brief(wanted)])).toEqual([
    [june.id, '06-01 06-30: 8000/5'],
    ['new1', '07-01 07-04: 8000/3'],
  ])
})

test('opened nights keep their price and lose the arrival days', () => {
  const summer = season('2027-06-01', '2027-08-31', 9000, 5, { arrivalDays: '6' })
  const [, opened] = openDays([summer], span('2027-07-10', '2027-07-12'), 2, ids())
  expect(opened?.wanted).toEqual({
    ...span('2027-07-10', '2027-07-12'),
    perNight: 9000,
    minNights: 2,
  })
})

test('a new price changes those nights alone, in one accepted change', () => {
  fc.assert(
    fc.property(anySeasons, anyStay, (given, stay) => {
      const seasons = disjointSeasons(given).map((each, at) => ({ ...each, id: `s${at}` }))
      const days = { from: stay.checkIn, to: addDays(stay.checkOut, -1) }
      fc.pre(days.from <= days.to)
      const change = priceDays(
        seasons,
        days,
        { perNight: 777, minNights: 1, usualMinNights: 1 },
        ids(),
      )
      const now = { seasons, terms: terms() }
      expect(rebaseChange({ seasons: change }, now)).toHaveProperty('change')
      const around = { checkIn: addDays(days.from, -400), checkOut: addDays(days.to, 400) }
      const expected = pricesOfNights(around, seasons)
      for (const night of nightsOf(stay)) expected.set(night, 777)
      const after = pricesOfNights(around, pricesAfter({ seasons: change }, now).seasons)
      expect(new Map(after)).toEqual(new Map(expected))
    }),
  )
})

describe('the seasons of the next year', () => {
  test('are this year’s, a year later and dearer, in whole lira', () => {
    const seasons = [
      season('2026-06-15', '2026-09-15', 9_001, 5),
      season('2026-12-20', '2027-01-05', 8_000, 3),
      season('2025-12-20', '2026-01-05', 7_000, 3),
    ]

    const copies = seasonsForNextYear(seasons, { year: 2026, percent: 35 })

    expect(copies).toEqual([
      { draft: draft('2027-06-15', '2027-09-15', 12_151, 5), inTheWay: null },
      { draft: draft('2027-12-20', '2028-01-05', 10_800, 3), inTheWay: null },
    ])
  })

  test('raise the weekend’s price equally, and keep the rest', () => {
    const kept = { weekPercent: 10, arrivalDays: '6' }
    const summer = season('2026-06-15', '2026-09-15', 9_000, 5, {
      ...kept,
      weekendPerNight: 11_001,
    })

    const copies = seasonsForNextYear([summer], { year: 2026, percent: 10 })

    const next = { ...draft('2027-06-15', '2027-09-15', 9_900, 5), ...kept }
    expect(copies).toEqual([{ draft: { ...next, weekendPerNight: 12_101 }, inTheWay: null }])
  })

  test('name the season that already has some of their nights', () => {
    const seasons = [
      season('2026-06-15', '2026-09-15', 9_000),
      season('2027-09-01', '2027-09-30', 7_000),
    ]

    const [copy] = seasonsForNextYear(seasons, { year: 2026, percent: 0 })

    expect(copy?.inTheWay?.id).toBe('2027-09-01')
  })

  test.each([
    ['touch after a leap year', 2028, ['2028-02-01', '2028-02-28'], ['2029-02-01', '2029-02-28']],
    ['begin after 29 February', 2028, ['2028-02-29', '2028-03-31'], ['2029-03-01', '2029-03-31']],
    ['end with February', 2027, ['2027-02-01', '2027-02-28'], ['2028-02-01', '2028-02-29']],
  ])('%s', (_, year, [from = '', to = ''], [nextFrom = '', nextTo = '']) => {
    const copies = seasonsForNextYear([season(from, to, 4_000)], { year, percent: 0 })

    expect(copies).toEqual([{ draft: draft(nextFrom, nextTo, 4_000, 1), inTheWay: null }])
  })

  test('leave out a season of 29 February alone', () => {
    const leapNight = [season('2028-02-29', '2028-02-29', 4_000)]

    expect(seasonsForNextYear(leapNight, { year: 2028, percent: 0 })).toEqual([])
  })

  test.each([
    [1, -50, 1],
    [1_000_000, 300, 1_000_000],
  ])('keep a price of %d, changed by %d percent, within the limits', (price, percent, expected) => {
    const seasons = [season('2026-01-01', '2026-01-31', price)]

    const [copy] = seasonsForNextYear(seasons, { year: 2026, percent })

    expect(copy?.draft.perNight).toBe(expected)
  })

  test('can all be stored, and add no gap', () => {
    fc.assert(
      fc.property(anySeasons, fc.integer({ min: -50, max: 300 }), (seasons, percent) => {
        const year = { from: day('2026-11-01'), to: day('2026-12-31') }
        const copies = seasonsForNextYear(seasons, { year: 2026, percent })
        const stored = copies.map(({ draft }, index) => ({ ...draft, id: String(index) }))

        expect(stored.map(readSeason)).not.toContain(null)
        const begun = seasons.filter(({ from }) => from <= year.to)
        expect(gapsIn({ from: day('2027-11-01'), to: day('2027-12-31') }, stored).length).toBe(
          gapsIn(year, begun).length,
        )
      }),
    )
  })
})

function draft(from: string, to: string, perNight: number, minNights: number) {
  return { from: day(from), to: day(to), perNight, minNights }
}

const summer = season('2026-07-01', '2026-08-31', 9_000, 5, { arrivalDays: '6' })
const prices = { seasons: [summer], terms: terms({ minNights: 2 }) }
const stay = (checkIn: string, checkOut: string) => ({
  checkIn: day(checkIn),
  checkOut: day(checkOut),
})
const guest = (musteriAdi: string, checkIn: string, checkOut: string) =>
  seasonStay(musteriAdi, checkIn, checkOut, { musteriAdi })
const before = guest('Ayşe', '2026-07-01', '2026-07-04')
const after = guest('Can', '2026-07-11', '2026-07-15')

describe('an owner is warned', () => {
  test.each([
    ['of nothing: a week from Saturday', '2026-07-18', '2026-07-25', []],
    [
      'of guests who leave and come on the same days',
      '2026-07-04',
      '2026-07-11',
      [
        { code: 'sameDayIn', guest: 'Ayşe', day: '2026-07-04' },
        { code: 'sameDayOut', guest: 'Can', day: '2026-07-11' },
      ],
    ],
    ['of too few nights', '2026-07-18', '2026-07-20', [{ code: 'short', nights: 5 }]],
    ['of too few nights out of season', '2026-09-18', '2026-09-19', [{ code: 'short', nights: 2 }]],
    ['of the day of arrival', '2026-07-20', '2026-07-27', [{ code: 'arrival', weekdays: '6' }]],
    ['of nothing while the days are the wrong way round', '2026-07-20', '2026-07-19', []],
  ])('%s', (_, checkIn, checkOut, warnings) => {
    expect(warningsOf(stay(checkIn, checkOut), [before, after], prices)).toEqual(warnings)
  })

  test('not of a guest on the same day if the terms allow it, or for blocked days', () => {
    const week = stay('2026-07-04', '2026-07-11')
    const turnover = { ...prices, terms: terms({ sameDayTurnover: true }) }

    expect(warningsOf(week, [before, after], turnover)).toEqual([])
    expect(warningsOf(week, [{ ...before, blocked: true }], prices)).toEqual([])
  })
})
