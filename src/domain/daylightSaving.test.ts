import { afterEach, describe, expect, test } from 'vitest'
import { addDays, dayIn, dayOf, daysBetween, noonOf } from './date.ts'
import { clockAt, momentAt } from './moment.ts'
import { countNights, nightsOf } from './stay.ts'
import { day } from './testing.ts'

const HOUR_MS = 3_600_000

// The test's own zone; each case sets another.
const HERE = process.env['TZ'] ?? ''

/** Weekends on which clocks change: the zone, the Sunday, and its number of hours. */
const WEEKENDS = [
  ['Europe/Istanbul', '2016-03-27', 23],
  // Not put back, and unchanged since.
  ['Europe/Istanbul', '2016-10-30', 24],
  ['Europe/Istanbul', '2026-03-29', 24],
  ['Europe/Istanbul', '2026-10-25', 24],
  ['Europe/Berlin', '2026-03-29', 23],
  ['Europe/Berlin', '2026-10-25', 25],
  ['America/New_York', '2026-03-08', 23],
  ['America/New_York', '2026-11-01', 25],
] as const

afterEach(() => void (process.env['TZ'] = HERE))

describe.each(WEEKENDS)('on a device in %s, on %s of %i hours', (zone, text, hours) => {
  const sunday = day(text)
  const monday = addDays(sunday, 1)
  const stay = { checkIn: addDays(sunday, -2), checkOut: addDays(sunday, 2) }

  test('the day has that number of hours, so that the case is valid', () => {
    process.env['TZ'] = zone
    const [year = 0, month = 0, date = 0] = text.split('-').map(Number)
    const length = +new Date(year, month - 1, date + 1) - +new Date(year, month - 1, date)

    expect(length / HOUR_MS).toBe(hours)
  })

  test('a stay over the weekend has each of its nights once', () => {
    process.env['TZ'] = zone

    expect(countNights(stay)).toBe(4)
    expect(nightsOf(stay)).toEqual([-2, -1, 0, 1].map((days) => addDays(sunday, days)))
    expect(daysBetween(stay.checkIn, stay.checkOut)).toBe(4)
    expect(addDays(monday, -1)).toBe(sunday)
  })

  test('each of its hours is on that day, and a calendar day is itself', () => {
    process.env['TZ'] = zone
    const first = momentAt(zone, `${sunday}T00:00`) ?? Number.NaN

    for (let hour = 0; hour < hours; hour += 1) {
      expect(dayIn(zone, first + hour * HOUR_MS)).toBe(sunday)
      expect(dayOf(new Date(first + hour * HOUR_MS))).toBe(sunday)
    }
    expect(dayIn(zone, first + hours * HOUR_MS)).toBe(monday)
    expect(dayIn(zone, first - 1)).toBe(addDays(sunday, -1))
    expect(dayOf(noonOf(sunday))).toBe(sunday)
  })

  test('the villa’s own clock is unaffected', () => {
    process.env['TZ'] = zone
    const noon = Date.parse(`${text}T12:00:00Z`)
    const clock = clockAt('Europe/Istanbul', noon)

    expect(momentAt('Europe/Istanbul', clock)).toBe(noon)
  })
})
