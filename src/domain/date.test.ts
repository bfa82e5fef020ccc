import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addDays,
  dateOf,
  dayIn,
  dayOf,
  daysBetween,
  noonOf,
  parseDate,
  toStoredDate,
  clockAt,
  momentAt,
} from './date.ts'

const anyDay = fc
  .date({ min: new Date('1970-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((moment) => parseDate(moment.toISOString().slice(0, 10)))
  .filter((day) => day !== null)

describe('parsing a stored date', () => {
  test.each([
    ['10.12.2026', '2026-12-10'],
    ['12/10/2026', '2026-12-10'],
    ['2026-12-10', '2026-12-10'],
    [' 01.07.2026 ', '2026-07-01'],
    ['29.02.2028', '2028-02-29'],
  ])('reads %s as %s', (text, day) => {
    expect(parseDate(text)).toBe(day)
  })

  test.each([
    ['31.02.2026'],
    ['29.02.2026'],
    ['29.02.1900'],
    ['10.13.2026'],
    ['13/10/2026'],
    ['1.7.2026'],
    ['15.07.0026'],
    [''],
  ])('refuses %j', (text) => {
    expect(parseDate(text)).toBeNull()
  })

  test('reads back what it writes', () => {
    fc.assert(fc.property(anyDay, (day) => parseDate(toStoredDate(day)) === day))
  })

  test('agrees with the real calendar on every day, month and year', () => {
    const part = (max: number) => fc.integer({ min: 0, max })
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 9999 }), part(14), part(33), (year, month, day) => {
        const real = new Date(Date.UTC(year, month - 1, day))
        const exists = real.getUTCMonth() === month - 1 && real.getUTCDate() === day
        expect(dateOf(year, month, day) !== null).toBe(exists)
      }),
    )
  })
})

test('adding days and counting them agree', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -2000, max: 2000 }), (day, days) => {
      expect(daysBetween(day, addDays(day, days))).toBe(days)
    }),
  )
})

describe('the day at the villa', () => {
  test.each([
    ['Europe/Istanbul', '2026-06-30T20:59:59Z', '2026-06-30'],
    ['Europe/Istanbul', '2026-06-30T21:00:00Z', '2026-07-01'],
    ['Europe/Istanbul', '2026-12-31T21:00:00Z', '2027-01-01'],
    ['Europe/Istanbul', '2031-02-28T20:59:59.999Z', '2031-02-28'],
    // Türkiye had winter time before 2016.
    ['Europe/Istanbul', '2014-12-31T21:30:00Z', '2014-12-31'],
    ['Etc/GMT+12', '2026-07-01T10:30:00Z', '2026-06-30'],
    ['Pacific/Kiritimati', '2026-07-01T10:30:00Z', '2026-07-02'],
  ])('in %s at %s is %s, whatever the device’s time zone', (zone, moment, day) => {
    expect(dayIn(zone, Date.parse(moment))).toBe(day)
  })
})

describe('a date of the device', () => {
  test('is its local day, even just after midnight', () => {
    expect(dayOf(new Date(2026, 6, 1, 0, 30))).toBe('2026-07-01')
    expect(dayOf(new Date(2026, 6, 1, 23, 59, 59, 999))).toBe('2026-07-01')
  })

  test('noon of a day is on that day', () => {
    // Some islands have skipped a whole day, before 2012.
    const recent = anyDay.filter((day) => day >= '2012')
    fc.assert(
      fc.property(recent, (day) => dayOf(noonOf(day)) === day && noonOf(day).getHours() === 12),
    )
  })
})

const LATE = Date.parse('2026-11-21T22:03:00Z')

test.each([
  ['Europe/Istanbul', '2026-11-22T01:03'],
  ['America/Los_Angeles', '2026-11-21T14:03'],
])('a moment corresponds to the local time in %s', (zone, clock) => {
  expect(clockAt(zone, LATE)).toBe(clock)
  expect(momentAt(zone, clock)).toBe(LATE)
})

test.each([
  // Midnight does not exist on this day.
  ['Asia/Beirut', '2027-03-28T00:00', '2027-03-28T01:00'],
  ['Asia/Beirut', '2027-03-27T23:00', '2027-03-27T23:00'],
  ['Europe/Berlin', '2027-03-28T03:00', '2027-03-28T03:00'],
  ['America/Los_Angeles', '2027-03-14T01:00', '2027-03-14T01:00'],
  ['America/Los_Angeles', '2027-11-07T02:00', '2027-11-07T02:00'],
  ['Pacific/Auckland', '2027-04-04T00:00', '2027-04-04T00:00'],
])('beside a change of the clocks in %s, %s is %s', (zone, clock, shown) => {
  expect(clockAt(zone, momentAt(zone, clock) ?? 0)).toBe(shown)
})

test('an empty control is no moment', () => {
  expect(momentAt('Europe/Istanbul', '')).toBeNull()
})
