import fc from 'fast-check'
import {
  addDays,
  dateOf,
  dayIn,
  dayOf,
  daysBetween,
  noonOf,
  parseDate,
  toStoredDate,
  utcOf,
  weekdayOf,
} from '#domain/date.ts'
import { villa } from '#content/villa.ts'
import { areaOf, holds, same } from './area.ts'
import { anyDay, anyText, harmed } from './given.ts'

const written = fc
  .tuple(anyDay, fc.constantFrom('.', '/', '-'))
  .map(([day, mark]) => writeDay(day, mark))

const ZONES = [villa.timeZone, 'UTC', 'America/Los_Angeles', 'Pacific/Kiritimati', 'Asia/Kathmandu']

export const dates = areaOf(16_000, [
  holds('each written form of a day is read as that day', anyDay, (day) => {
    for (const mark of ['.', '/', '-']) same(parseDate(` ${writeDay(day, mark)} `), day)
    same(toStoredDate(day), writeDay(day, '.'))
  }),
  holds(
    'a text is read as a day of the calendar in the form it has, or as none',
    fc.oneof(harmed(written), anyText),
    (text) => {
      const day = parseDate(text)
      if (day === null) return true
      same(new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10), day)
      return ['.', '/', '-'].some((mark) => writeDay(day, mark) === text.trim())
    },
  ),
  holds(
    'a day is there exactly where the calendar has it',
    fc.tuple(fc.integer({ min: 1000, max: 9999 }), fc.nat({ max: 14 }), fc.nat({ max: 33 })),
    ([year, month, day]) => {
      const real = new Date(Date.UTC(year, month - 1, day))
      const exists = real.getUTCMonth() === month - 1 && real.getUTCDate() === day
      return (dateOf(year, month, day) !== null) === exists
    },
  ),
  holds(
    'days are counted and added as the Julian day numbers are, and so are weekdays',
    fc.tuple(anyDay, anyDay),
    ([one, other]) => {
      const days = julian(other) - julian(one)
      same(daysBetween(one, other), days)
      same(addDays(one, days), other)
      same(weekdayOf(one), (julian(one) % 7) + 1)
      same(one < other, days > 0)
    },
  ),
  holds(
    'the day at a place is at most a day from that in UTC, and goes on with the clock',
    fc.tuple(
      fc.constantFrom(...ZONES),
      fc.integer({ min: Date.UTC(1990, 0, 1), max: Date.UTC(2100, 0, 1) }),
      fc.nat({ max: 86_400_000 }),
    ),
    ([zone, moment, more]) => {
      const day = dayIn(zone, moment)
      const off = daysBetween(dayIn('UTC', moment), day)
      const on = daysBetween(day, dayIn(zone, moment + more))
      return Math.abs(off) <= 1 && on >= 0 && on <= 1
    },
  ),
  holds(
    'noon of a day is on that day, and its beginning in UTC too',
    anyDay,
    (day) => dayOf(noonOf(day)) === day && dayIn('UTC', utcOf(day)) === day,
  ),
])

function writeDay(day: string, mark: string): string {
  const [year, month, date] = [day.slice(0, 4), day.slice(5, 7), day.slice(8)]
  if (mark === '.') return [date, month, year].join('.')
  return mark === '/' ? [month, date, year].join('/') : day
}

/** The Julian day number of a day of the Gregorian calendar (Fliegel and Van Flandern, 1968), which knows nothing of `Date`. */
function julian(day: string): number {
  const [year, month, date] = [day.slice(0, 4), day.slice(5, 7), day.slice(8)].map(Number) as [
    number,
    number,
    number,
  ]
  const before = Math.trunc((month - 14) / 12)
  return (
    Math.trunc((1461 * (year + 4800 + before)) / 4) +
    Math.trunc((367 * (month - 2 - 12 * before)) / 12) -
    Math.trunc((3 * Math.trunc((year + 4900 + before) / 100)) / 4) +
    date -
    32_075
  )
}
