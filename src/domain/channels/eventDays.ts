import ICAL from 'ical.js'
import { addDays, dateOf, type IsoDate, parseDate, clockAt, momentAt } from '#domain/date.ts'
import { isInOrder, type StayDates } from '#domain/stay/stayDates.ts'
import type { DaysProblem } from './feed.ts'

export type DayOptions = {
  zone: string
  /** Whether an event's end is the last night rather than the check-out day. */
  lastNight: boolean
  /** The calendar's own time zones by name. */
  zones: ReadonlyMap<string, ICAL.Timezone>
  /** The zone that the calendar names for itself. */
  calendarZone: string | null
}

/** A day at the villa and its time as HH:mm; `null` for a whole day. */
type Point = { day: IsoDate; clock: string | null }

// The time is empty for a whole day that is not declared as one.
const VALUE = /^(\d{4})-(\d\d)-(\d\d)(?:T(?:(\d\d):(\d\d):\d\d(Z?)|::))?$/

/** Longer events are no stays; ten years. */
const LONGEST_SECONDS = 3650 * 86_400

/** An end at or after this time means midnight. */
const MIDNIGHT = '23:59'

/** The stay of an event in the villa's days, and whether the event has an end. */
export function stayOfEvent(
  event: ICAL.Component,
  options: DayOptions,
): { dates: StayDates; hasEnd: boolean } | { problem: DaysProblem } {
  const start = pointOf(event, 'dtstart', options)
  if (typeof start === 'string') return { problem: start }
  const checkOut = endOf(event, start, options)
  if (isProblem(checkOut)) return { problem: checkOut }
  const stay = { checkIn: start.day, checkOut }
  if (parseDate(checkOut) === null) return { problem: 'dates' }
  const hasEnd = event.hasProperty('dtend') || event.hasProperty('duration')
  if (isInOrder(stay)) return { dates: stay, hasEnd }
  return { problem: stay.checkIn === checkOut ? 'noNight' : 'order' }
}

function endOf(
  event: ICAL.Component,
  start: Point,
  options: DayOptions,
): IsoDate | 'dates' | 'zone' {
  if (event.getFirstProperty('dtend')) {
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
  if (seconds === null || Math.abs(seconds) > LONGEST_SECONDS) return 'dates'
  const begins = Date.parse(`${start.day}T${start.clock ?? '00:00'}Z`)
  const end = pointAt(new Date(begins + seconds * 1000).toISOString())
  return end === 'dates' ? end : nightEndOf(end)
}

function nightEndOf({ day, clock }: Point): IsoDate {
  return clock !== null && clock >= MIDNIGHT ? addDays(day, 1) : day
}

function secondsOf(duration: string): number | null {
  try {
    return ICAL.Duration.fromString(duration).toSeconds()
  } catch {
    return null
  }
}

function pointOf(
  event: ICAL.Component,
  name: 'dtstart' | 'dtend',
  options: DayOptions,
): Point | 'dates' | 'zone' {
  const text = textOf(event, name) ?? ''
  const parts = VALUE.exec(text)
  if (!parts) return 'dates'
  const [, year, month, day, hour, minute, utc] = parts
  const date = dateOf(Number(year), Number(month), Number(day))
  if (date === null) return 'dates'
  if (hour === undefined) return { day: date, clock: null }
  const clock = `${hour}:${minute}`
  if (clock > '24:00' || Number(minute) > 59) return 'dates'
  const moment = `${date}T${clock}`
  if (utc) {
    const time = Date.parse(`${moment}Z`)
    return wholeDayAt(event, time, options) ?? pointAt(clockAt(options.zone, time))
  }
  const zone: unknown = event.getFirstProperty(name)?.getParameter('tzid')
  // A time without a zone is in the villa's.
  if (typeof zone !== 'string' || zone === options.zone || isWholeDays(event))
    return { day: date, clock }
  const instant = momentIn(zone, moment, options.zones)
  return instant === null ? 'zone' : pointAt(clockAt(options.zone, instant))
}

/** Some calendars write whole days as midnights of their own zone. */
function isWholeDays(event: ICAL.Component): boolean {
  const isMidnight = (name: string) => textOf(event, name)?.endsWith('T00:00:00') === true
  return isMidnight('dtstart') && (!event.hasProperty('dtend') || isMidnight('dtend'))
}

/** The day of a time in UTC, in an event that is whole days of another zone; `null` for a time. */
function wholeDayAt(
  event: ICAL.Component,
  time: number,
  { calendarZone }: DayOptions,
): Point | null {
  const clocks = ['dtstart', 'dtend'].flatMap((name) => {
    const text = textOf(event, name)
    if (text === null) return []
    return [text.endsWith('Z') ? clockIn(calendarZone, Date.parse(text)) : null]
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

/** The moment of a zone's local time; zones without an IANA name use the calendar's definition. */
function momentIn(name: string, clock: string, zones: DayOptions['zones']): number | null {
  const zone = name.trim()
  try {
    return momentAt(zone, clock)
  } catch {
    const own = zones.get(zone)
    if (!own) return momentInNamed(zone, clock)
    const offset: unknown = own.utcOffset(ICAL.Time.fromDateTimeString(`${clock}:00`))
    return typeof offset === 'number' ? Date.parse(`${clock}Z`) - offset * 1000 : null
  }
}

function momentInNamed(name: string, clock: string): number | null {
  const [, offset] = /^\((?:UTC|GMT)([+-]\d\d:\d\d)?\)/.exec(name) ?? [null, null]
  if (offset !== null) return Date.parse(`${clock}:00${offset ?? 'Z'}`)
  const zone = WINDOWS_ZONES.get(name) ?? /[A-Z]\w+(?:\/[\w+-]+){1,2}$/.exec(name)?.[0]
  try {
    return zone === undefined ? null : momentAt(zone, clock)
  } catch {
    return null
  }
}

/** Parses `yyyy-MM-ddTHH:mm…`; years without four digits are invalid for a stay. */
function pointAt(clock: string): Point | 'dates' {
  const day = parseDate(clock.slice(0, 10))
  return day === null ? 'dates' : { day, clock: clock.slice(11, 16) }
}

/** A property's raw value; `null` if the event has none. */
export function textOf(event: ICAL.Component, name: string): string | null {
  const property: unknown = event.getFirstProperty(name)?.toJSON()
  const value: unknown = Array.isArray(property) ? property[3] : null
  return typeof value === 'string' ? value : null
}

function isProblem(end: IsoDate | 'dates' | 'zone'): end is 'dates' | 'zone' {
  return end === 'dates' || end === 'zone'
}

/** Outlook's names of time zones with IANA's (CLDR windowsZones); most end in "Standard Time". */
const ZONES = `
  Turkey: Europe/Istanbul, GTB: Europe/Bucharest, GMT: Europe/London,
  Greenwich: Atlantic/Reykjavik, W. Europe: Europe/Berlin, Central Europe: Europe/Budapest,
  Central European: Europe/Warsaw, Romance: Europe/Paris, E. Europe: Europe/Chisinau,
  FLE: Europe/Kiev, Russian: Europe/Moscow, Belarus: Europe/Minsk, Kaliningrad: Europe/Kaliningrad,
  Russia Time Zone 3: Europe/Samara, Israel: Asia/Jerusalem, Jordan: Asia/Amman,
  Middle East: Asia/Beirut, Syria: Asia/Damascus, Egypt: Africa/Cairo,
  South Africa: Africa/Johannesburg, W. Central Africa: Africa/Lagos, E. Africa: Africa/Nairobi,
  Morocco: Africa/Casablanca, Namibia: Africa/Windhoek, Libya: Africa/Tripoli, Arab: Asia/Riyadh,
  Arabic: Asia/Baghdad, Arabian: Asia/Dubai, Iran: Asia/Tehran, Azerbaijan: Asia/Baku,
  Georgian: Asia/Tbilisi, Caucasus: Asia/Yerevan, Afghanistan: Asia/Kabul,
  West Asia: Asia/Tashkent, Ekaterinburg: Asia/Yekaterinburg, Pakistan: Asia/Karachi,
  India: Asia/Calcutta, Sri Lanka: Asia/Colombo, Nepal: Asia/Katmandu, Central Asia: Asia/Almaty,
  Bangladesh: Asia/Dhaka, N. Central Asia: Asia/Novosibirsk, Myanmar: Asia/Rangoon,
  SE Asia: Asia/Bangkok, North Asia: Asia/Krasnoyarsk, China: Asia/Shanghai,
  Singapore: Asia/Singapore, Taipei: Asia/Taipei, W. Australia: Australia/Perth, Tokyo: Asia/Tokyo,
  Korea: Asia/Seoul, AUS Central: Australia/Darwin, Cen. Australia: Australia/Adelaide,
  AUS Eastern: Australia/Sydney, E. Australia: Australia/Brisbane, Tasmania: Australia/Hobart,
  West Pacific: Pacific/Port_Moresby, Vladivostok: Asia/Vladivostok, New Zealand: Pacific/Auckland,
  Fiji: Pacific/Fiji, Azores: Atlantic/Azores, Cape Verde: Atlantic/Cape_Verde,
  E. South America: America/Sao_Paulo, Argentina: America/Buenos_Aires,
  SA Eastern: America/Cayenne, Montevideo: America/Montevideo, Greenland: America/Godthab,
  Newfoundland: America/St_Johns, Atlantic: America/Halifax, SA Western: America/La_Paz,
  Pacific SA: America/Santiago, Venezuela: America/Caracas, Paraguay: America/Asuncion,
  Eastern: America/New_York, US Eastern: America/Indiana/Indianapolis, SA Pacific: America/Bogota,
  Cuba: America/Havana, Central: America/Chicago, Canada Central: America/Regina,
  Central America: America/Guatemala, Central Standard Time (Mexico): America/Mexico_City,
  Mountain: America/Denver, US Mountain: America/Phoenix,
  Mountain Standard Time (Mexico): America/Mazatlan, Pacific: America/Los_Angeles,
  Pacific Standard Time (Mexico): America/Tijuana, Alaskan: America/Anchorage,
  Hawaiian: Pacific/Honolulu, Samoa: Pacific/Apia
`

const WINDOWS_ZONES: ReadonlyMap<string, string> = new Map(
  ZONES.split(',').map((entry) => {
    const [name = '', zone = ''] = entry.trim().split(': ')
    return [name.includes(' Time') ? name : `${name} Standard Time`, zone] as const
  }),
)
