import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '#domain/date.ts'
import {
  countNights,
  covers,
  isPast,
  nightsOf,
  overlaps,
  type StayDates,
  hasDays,
  readStayDates,
  writeDays,
  writeStayDates,
} from './stayDates.ts'
import { day } from '#domain/testing.ts'

const stay = (checkIn: string, checkOut: string): StayDates => ({
  checkIn: day(checkIn),
  checkOut: day(checkOut),
})
const anyStay = fc
  .tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 1, max: 20 }))
  .map(([start, nights]): StayDates => {
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

const BOTH = ['girisTarihi', 'cikisTarihi']

describe('the public half', () => {
  test.each([
    ['10.12.2026', '15.12.2026', { checkIn: '2026-12-10', checkOut: '2026-12-15' }],
    ['2026-12-10', '15.12.2026', { checkIn: '2026-12-10', checkOut: '2026-12-15' }],
    ['15.12.2026', '2026-12-15', { checkIn: '2026-12-15', checkOut: '2026-12-15' }],
  ])('is parsed from %s and %s', (girisTarihi, cikisTarihi, parsed) => {
    expect(readStayDates({ girisTarihi, cikisTarihi })).toEqual({ dates: parsed })
  })

  test.each([
    ['no day', { girisTarihi: '31.02.2026', cikisTarihi: '05.03.2026' }, 'dates', ['girisTarihi']],
    ['one date', { girisTarihi: '10.12.2026' }, 'dates', ['cikisTarihi']],
    ['a number', { girisTarihi: 20261210, cikisTarihi: '15.12.2026' }, 'dates', ['girisTarihi']],
    ['a text', 'dolu', 'dates', BOTH],
    ['nothing', undefined, 'dates', BOTH],
    [
      'dates the wrong way round',
      { girisTarihi: '15.12.2026', cikisTarihi: '10.12.2026' },
      'order',
      ['cikisTarihi'],
    ],
  ])('that contains %s has a reason why it is unreadable', (_, stored, problem, wrong) => {
    expect(readStayDates(stored)).toEqual({ problem, wrong })
  })
})

test('the private half has both days as yyyy-MM-dd unless it is an older one, the public half as dd.MM.yyyy', () => {
  const stay = { checkIn: day('2026-12-30'), checkOut: day('2027-01-02') }

  expect(writeDays(stay)).toEqual({ checkIn: '2026-12-30', checkOut: '2027-01-02' })
  expect([{ ...writeDays(stay) }, { version: 1 }, null].map(hasDays)).toEqual([true, false, false])
  expect(writeStayDates(stay)).toEqual({ girisTarihi: '30.12.2026', cikisTarihi: '02.01.2027' })
})
