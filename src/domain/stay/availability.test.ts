import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  freeHalf,
  blockedDays,
  firstBlockedDay,
  firstFreeWeekend,
  freeAround,
  isBlocked,
  nextFreeWeek,
  staysNear,
} from './availability.ts'
import { seasonStay } from '#domain/channels/testing.ts'
import { addDays, daysBetween } from '#domain/date.ts'
import type { StayDates } from './stayDates.ts'
import { day } from '#domain/testing.ts'

const FIRST = day('2026-07-01')
const anyStays = fc.array(
  fc
    .tuple(fc.integer({ min: 0, max: 90 }), fc.integer({ min: 1, max: 12 }))
    .map(([start, nights]): StayDates => {
      const checkIn = addDays(FIRST, start)
      return { checkIn, checkOut: addDays(checkIn, nights) }
    }),
  { maxLength: 12 },
)
const anyDay = fc.integer({ min: -5, max: 110 }).map((offset) => addDays(FIRST, offset))

describe('blocked days', () => {
  test('are those of the stays, in any order and overlap', () => {
    fc.assert(
      fc.property(anyStays, anyDay, (stays, asked) => {
        const expected = stays.some(
          ({ checkIn, checkOut }) => checkIn <= asked && asked <= checkOut,
        )
        expect(isBlocked(blockedDays(stays), asked)).toBe(expected)
      }),
    )
  })

  test('finds the first one in a range, and null without one', () => {
    fc.assert(
      fc.property(anyStays, anyDay, fc.integer({ min: 0, max: 30 }), (stays, from, length) => {
        const blocked = blockedDays(stays)
        const to = addDays(from, length)
        const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, i) => addDays(from, i))
        expect(firstBlockedDay(blocked, from, to)).toBe(
          days.find((each) => isBlocked(blocked, each)) ?? null,
        )
      }),
    )
  })
})

test('the free days around a free one end before the booked ones', () => {
  fc.assert(
    fc.property(anyStays, anyDay, (stays, asked) => {
      const blocked = blockedDays(stays)
      fc.pre(!isBlocked(blocked, asked))
      const without = { from: addDays(asked, -200), to: addDays(asked, 200) }
      const { from, to } = freeAround(blocked, asked)
      const neighbours = [from && addDays(from, -1), to && addDays(to, 1)]

      expect(firstBlockedDay(blocked, from ?? without.from, to ?? without.to)).toBeNull()
      expect(neighbours.every((each) => each === null || isBlocked(blocked, each))).toBe(true)
    }),
  )
})

type MinNights = (checkIn: string) => number | null

const oneNight: MinNights = () => 1
const onSaturdays: MinNights = (checkIn) => (/-(04|11|18)$/.test(checkIn) ? 7 : null)
const fiveInAugust: MinNights = (checkIn) => (checkIn < '2026-08-01' ? 2 : 5)

describe('the first free weekend', () => {
  test.each<[string, string, [string, string], MinNights, string | null]>([
    ['is the next one', '07-01', ['06-01', '06-02'], oneNight, '2026-07-03 2026-07-05'],
    ['begins today on a Friday', '07-03', ['06-01', '06-02'], oneNight, '2026-07-03 2026-07-05'],
    ['skips a booked one', '07-01', ['07-05', '07-10'], oneNight, '2026-07-17 2026-07-19'],
    ['begins on an arrival day', '07-01', ['06-01', '06-02'], onSaturdays, '2026-07-04 2026-07-11'],
    ['has an arrival day', '07-01', ['07-03', '07-05'], onSaturdays, '2026-07-11 2026-07-18'],
    ['is none without arrivals', '07-01', ['06-01', '06-02'], () => null, null],
    ['has its minimum stay', '07-01', ['07-07', '07-20'], fiveInAugust, '2026-07-03 2026-07-05'],
    ['is longer than two days', '07-04', ['07-07', '07-20'], () => 5, '2026-07-24 2026-07-29'],
    ['follows a full summer', '07-01', ['07-01', '10-29'], oneNight, '2026-10-30 2026-11-01'],
  ])('%s', (_, today, [from, to], minNights, weekend) => {
    const blocked = blockedDays([{ checkIn: day(`2026-${from}`), checkOut: day(`2026-${to}`) }])

    const found = firstFreeWeekend(blocked, day(`2026-${today}`), minNights)

    expect(found && `${found.checkIn} ${found.checkOut}`).toBe(weekend)
  })

  test.each([
    [363, '2027-07-02'],
    [500, undefined],
  ])('after %d full days is %s', (days, checkIn) => {
    const blocked = blockedDays([{ checkIn: FIRST, checkOut: addDays(FIRST, days) }])

    expect(firstFreeWeekend(blocked, FIRST, oneNight)?.checkIn).toBe(checkIn)
  })
})

describe('when one guest may arrive on the day another leaves', () => {
  const booked = blockedDays([
    { checkIn: day('2026-07-05'), checkOut: day('2026-07-08') },
    { checkIn: day('2026-07-08'), checkOut: day('2026-07-10') },
    { checkIn: day('2026-07-12'), checkOut: day('2026-07-13') },
    { checkIn: day('2026-07-20'), checkOut: day('2026-07-20') },
  ])

  test.each([
    ['2026-07-04', false, null],
    ['2026-07-05', false, 'morning'],
    ['2026-07-08', true, null],
    ['2026-07-12', false, 'morning'],
    ['2026-07-13', false, 'afternoon'],
    ['2026-07-20', true, null],
  ])('on %s the whole day is booked: %s, half of it is free: %s', (date, blocked, half) => {
    expect(isBlocked(booked, day(date), true)).toBe(blocked)
    expect(freeHalf(booked, day(date))).toBe(half)
  })

  test.each([
    ['2026-07-01', '2026-07-05', null],
    ['2026-07-01', '2026-07-06', '2026-07-05'],
    ['2026-07-10', '2026-07-12', null],
    ['2026-07-10', '2026-07-13', '2026-07-12'],
    ['2026-07-13', '2026-07-14', null],
    ['2026-07-08', '2026-07-10', '2026-07-08'],
    ['2026-07-19', '2026-07-20', '2026-07-20'],
  ])('a stay from %s to %s first overlaps %s', (from, to, met) => {
    expect(firstBlockedDay(booked, day(from), day(to), true)).toBe(met)
  })

  test('the free days around one include the halves on either side', () => {
    for (const asked of ['2026-07-11', '2026-07-10'])
      expect(freeAround(booked, day(asked), true)).toEqual({ from: '2026-07-10', to: '2026-07-12' })
  })
})

// Found by npm run fuzz: a stay without nights on the day another leaves left the afternoon free.
test('a stored stay without nights blocks its whole day, even where another ends or begins', () => {
  const none = { checkIn: day('2026-07-12'), checkOut: day('2026-07-12') }
  const before = { checkIn: day('2026-07-10'), checkOut: day('2026-07-12') }
  const after = { checkIn: day('2026-07-12'), checkOut: day('2026-07-14') }

  for (const other of [before, after]) {
    const booked = blockedDays([other, none])
    const around = freeAround(booked, day(other === before ? '2026-07-13' : '2026-07-11'), true)
    expect(freeHalf(booked, day('2026-07-12'))).toBeNull()
    expect(isBlocked(booked, day('2026-07-12'), true)).toBe(true)
    expect(firstBlockedDay(booked, day('2026-07-12'), day('2026-07-12'), true)).not.toBeNull()
    expect(Object.values(around)).toContain(other === before ? '2026-07-13' : '2026-07-11')
  }
})

test('suggests free dates of the same length to a guest who cannot have theirs, the nearest first, and none in the past', () => {
  const asked = { checkIn: day('2027-07-10'), checkOut: day('2027-07-13') }
  const booked = [{ from: day('2027-07-09'), to: day('2027-07-14') }]

  expect(staysNear(booked, asked, day('2027-07-05'), 3)).toEqual([
    { checkIn: '2027-07-15', checkOut: '2027-07-18' },
    { checkIn: '2027-07-05', checkOut: '2027-07-08' },
    { checkIn: '2027-07-16', checkOut: '2027-07-19' },
  ])
})

test.each([
  ['may begin on a check-out day with turnover', true, '2027-07-15'],
  ['keep the day between two guests free without it', false, '2027-07-16'],
])('free dates near asked ones %s', (_, turnover, checkIn) => {
  const booked = blockedDays([{ checkIn: day('2027-07-01'), checkOut: day('2027-07-15') }])
  const asked = { checkIn: day('2027-07-12'), checkOut: day('2027-07-14') }

  expect(staysNear(booked, asked, day('2027-07-01'), 1, turnover)[0]?.checkIn).toBe(checkIn)
})

test('the next free week begins on the first day before seven free nights', () => {
  const stays = [
    seasonStay('a', '2027-07-03', '2027-07-10'),
    seasonStay('b', '2027-07-16', '2027-07-20'),
  ]

  expect(nextFreeWeek(stays, day('2027-06-26'))).toBe('2027-06-26')
  expect(nextFreeWeek(stays, day('2027-06-27'))).toBe('2027-07-20')
})
