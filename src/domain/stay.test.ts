import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from './date.ts'
import { countNights, covers, isPast, nightsOf, overlaps, sameStay, type Stay } from './stay.ts'
import { day } from './testing.ts'

const stay = (checkIn: string, checkOut: string): Stay => ({
  checkIn: day(checkIn),
  checkOut: day(checkOut),
})
const anyStay = fc
  .tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 1, max: 20 }))
  .map(([start, nights]): Stay => {
    const checkIn = addDays(day('2026-07-01'), start)
    return { checkIn, checkOut: addDays(checkIn, nights) }
  })

test('two stays overlap exactly when they share a night', () => {
  fc.assert(
    fc.property(anyStay, anyStay, (one, other) => {
      const nights = new Set<string>(nightsOf(one))
      expect(overlaps(one, other)).toBe(nightsOf(other).some((night) => nights.has(night)))
    }),
  )
})

describe('the nights of a stay', () => {
  test('begin with check-in and leave check-out to the next guest', () => {
    expect(nightsOf(stay('2026-12-30', '2027-01-02'))).toEqual([
      '2026-12-30',
      '2026-12-31',
      '2027-01-01',
    ])
  })

  test('are counted correctly across the change to summer time', () => {
    expect(countNights(stay('2026-03-27', '2026-03-31'))).toBe(4)
  })
})

test.each([
  ['2026-07-10', '2026-07-15', true],
  ['2026-07-11', '2026-07-15', false],
  ['2026-07-10', '2026-07-14', false],
])('whether from %s to %s are the same days: %s', (checkIn, checkOut, same) => {
  expect(sameStay(stay('2026-07-10', '2026-07-15'), stay(checkIn, checkOut))).toBe(same)
})

test.each([
  ['2026-07-09', false],
  ['2026-07-10', true],
  ['2026-07-14', true],
  ['2026-07-15', false],
])('whether the night of %s belongs to the stay: %s', (night, covered) => {
  expect(covers(stay('2026-07-10', '2026-07-15'), day(night))).toBe(covered)
})

test('guests who leave today are not past; those of yesterday are', () => {
  expect(isPast(stay('2026-07-10', '2026-07-15'), day('2026-07-15'))).toBe(false)
  expect(isPast(stay('2026-07-10', '2026-07-15'), day('2026-07-16'))).toBe(true)
})
