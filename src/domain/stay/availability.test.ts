import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  freeHalf,
  blockedDays,
  firstBlockedDay,
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
