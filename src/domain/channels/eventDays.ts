import { addDays, clockAt, dateOf, type IsoDate, parseDate } from '#domain/date.ts'
import { isInOrder, type StayDates } from '#domain/stay/stayDates.ts'
import { type Properties, type Property, textOf } from './components.ts'
import type { DaysProblem } from './feed.ts'
import type { zonesOf } from './timeZones.ts'

export type DayOptions = {
  zone: string
  /** Whether an event's end is the last night rather than the check-out day. */
  lastNight: boolean
  /** The zones by name. */
  zones: ReturnType<typeof zonesOf>
  /** The zone that the calendar names for itself. */
  calendarZone: string | null
}

/** A day at the villa and its time as HH:mm; `null` for a whole day. */
type Point = { day: IsoDate; clock: string | null }

/** A point as written: in UTC, in a named zone, or in none. */
type Written = Point & { isUtc: boolean; zone: string | null }

const VALUE = /^(\d{4})-?(\d\d)-?(\d\d)(?:T(\d\d):?(\d\d)(?::?\d\d)?(Z|[+-]\d\d:?\d\d)?)?$/i

/** Longer events are no stays; ten years. */
const LONGEST_SECONDS = 3650 * 86_400

/** An end at or after this time means midnight. */
const MIDNIGHT = '23:59'

/** The stay of an event in the villa's days, and whether the event has an end after its beginning. */
export function stayOfEvent(
  event: Properties,
  options: DayOptions,
): { dates: StayDates; hasEnd: boolean } | { problem: DaysProblem } {
  const start = pointOf(event, 'dtstart', options)
  if (typeof start === 'string') return { problem: start }
  const checkOut = endOf(event, start, options)
  if (isProblem(checkOut)) return { problem: checkOut }
  const dates = { checkIn: start.day, checkOut }
  if (parseDate(checkOut) === null) return { problem: 'dates' }
  if (isInOrder(dates)) return { dates, hasEnd: hasEnd(event) }
  return { problem: dates.checkIn === checkOut ? 'noNight' : 'order' }
}

function hasEnd(event: Properties): boolean {
  const end = event.get('dtend')
  return end ? end.value !== event.get('dtstart')?.value : event.has('duration')
}

function endOf(event: Properties, start: Point, options: DayOptions): IsoDate | 'dates' | 'zone' {
  if (event.has('dtend')) {
    const end = pointOf(event, 'dtend', options)
    if (typeof end === 'string') return end
    if (options.lastNight) return addDays(end.day, 1)
    // All calendars show an event that ends on its first day as that whole day.
    const isWholeDay = end.clock === null && end.day === start.day
    return isWholeDay ? addDays(end.day, 1) : nightEndOf(end)
  }
  const duration = textOf(event, 'duration')
  if (duration === null) return start.clock === null ? addDays(start.day, 1) : start.day
  const seconds = secondsOf(duration)
  if (seconds === null || seconds > LONGEST_SECONDS) return 'dates'
  const begins = Date.parse(`${start.day}T${start.clock ?? '00:00'}Z`)
  const end = pointAt(new Date(begins + seconds * 1000).toISOString())
  return end === 'dates' ? end : nightEndOf(end)
}

function nightEndOf({ day, clock }: Point): IsoDate {
  return clock !== null && clock >= MIDNIGHT ? addDays(day, 1) : day
}

const DURATION = /^\+?P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/i

/** The seconds of a duration such as P6DT18H; `null` for an invalid or negative one. */
function secondsOf(duration: string): number | null {
  const parts = DURATION.exec(duration.trim())
  if (!parts) return null
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = parts
    .slice(1)
    .map((part) => Number(part ?? 0))
  return (((weeks * 7 + days) * 24 + hours) * 60 + minutes) * 60 + seconds
}

function pointOf(
  event: Properties,
  name: 'dtstart' | 'dtend',
  options: DayOptions,
): Point | 'dates' | 'zone' {
  const written = writtenPoint(event.get(name))
  if (!written) return 'dates'
  const { day, clock, isUtc, zone } = written
  if (clock === null) return { day, clock }
  if (isUtc) {
    const time = utcOf(written)
    return wholeDayAt(event, time, options) ?? pointAt(clockAt(options.zone, time))
  }
  // A time without a zone is in the villa's.
  if (zone === null || zone === options.zone || isWholeDays(event)) return { day, clock }
  const instant = options.zones(zone)?.(`${day}T${clock}`) ?? null
  return instant === null ? 'zone' : pointAt(clockAt(options.zone, instant))
}

function writtenPoint(property: Property | undefined): Written | null {
  const parts = VALUE.exec(property?.value.trim() ?? '')
  if (!property || !parts) return null
  const [, year, month, day, hour, minute = '', offset = ''] = parts
  const date = dateOf(Number(year), Number(month), Number(day))
  if (date === null) return null
  const clock = property.isDay || hour === undefined ? null : `${hour}:${minute}`
  if (clock !== null && (clock > '24:00' || Number(minute) > 59)) return null
  return { day: date, clock, isUtc: offset.toUpperCase() === 'Z', zone: property.zone }
}

function utcOf({ day, clock }: Written): number {
  return Date.parse(`${day}T${clock ?? '00:00'}Z`)
}

/** Some calendars write whole days as midnights of their own zone. */
function isWholeDays(event: Properties): boolean {
  return ['dtstart', 'dtend'].every((name) => {
    if (name === 'dtend' && !event.has(name)) return true
    const point = writtenPoint(event.get(name))
    return point !== null && !point.isUtc && point.clock === '00:00'
  })
}

/** The day of a time in UTC, in an event that is whole days of another zone; `null` for a time. */
function wholeDayAt(event: Properties, time: number, { calendarZone }: DayOptions): Point | null {
  const clocks = ['dtstart', 'dtend'].flatMap((name) => {
    if (!event.has(name)) return []
    const point = writtenPoint(event.get(name))
    return [point?.isUtc ? clockIn(calendarZone, utcOf(point)) : null]
  })
  if (clocks.every((clock) => clock?.endsWith('T00:00')))
    return withoutClock(clockIn(calendarZone, time) ?? '')
  // Midnight of an unknown zone is the one next to this time.
  const isMarked = textOf(event, 'x-microsoft-cdo-alldayevent')?.trim().toUpperCase() === 'TRUE'
  return isMarked ? withoutClock(new Date(time + HALF_DAY_MS).toISOString()) : null
}

const HALF_DAY_MS = 12 * 3_600_000

function withoutClock(clock: string): Point | null {
  const point = pointAt(clock)
  return point === 'dates' ? null : { ...point, clock: null }
}

function clockIn(zone: string | null, time: number): string | null {
  try {
    return zone === null || Number.isNaN(time) ? null : clockAt(zone, time)
  } catch {
    return null
  }
}

/** Parses `yyyy-MM-ddTHH:mm…`; years without four digits are invalid for a stay. */
function pointAt(clock: string): Point | 'dates' {
  const day = parseDate(clock.slice(0, 10))
  return day === null ? 'dates' : { day, clock: clock.slice(11, 16) }
}

function isProblem(end: IsoDate | 'dates' | 'zone'): end is 'dates' | 'zone' {
  return end === 'dates' || end === 'zone'
}
