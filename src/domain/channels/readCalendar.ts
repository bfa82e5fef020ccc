import { addDays, clockAt, dateOf, dayIn, type IsoDate } from '#domain/date.ts'
import {
  isInOrder,
  isTooLong,
  overlaps,
  countNights,
  type StayDates,
} from '#domain/stay/stayDates.ts'
import type { CalendarProblem } from './channel.ts'
import {
  type Calendar,
  CALENDAR_LIMITS,
  type FeedEvent,
  LONGEST_TITLE,
  LONGEST_UID,
} from './feed.ts'

type CalendarOptions = {
  /** The villa's time zone. */
  zone: string
  /** Whether an event's end is the last night rather than the check-out day. */
  lastNight?: boolean
}

/** The needed lines of an event by property: its parameters and its value. */
type Properties = Map<string, { zone: string | null; value: string; line: string }>

const DATE_NAMES = ['DTSTART', 'DTEND']

/** An event with one of these has nights that only a calendar program can work out. */
const UNREADABLE_NAMES = ['DURATION', 'RRULE', 'RDATE', 'RECURRENCE-ID', 'FREEBUSY']

const NEEDED = new Set([
  ...DATE_NAMES,
  ...UNREADABLE_NAMES,
  'UID',
  'SUMMARY',
  'DESCRIPTION',
  'STATUS',
  'SEQUENCE',
  'TRANSP',
  'X-MICROSOFT-CDO-BUSYSTATUS',
])

const LONGEST_NOTE = 4000
const LONGEST_LINE = 100

/** Parses an iCalendar file (RFC 5545) in one pass. */
export function readCalendar(
  text: string,
  { zone, lastNight = false }: CalendarOptions,
): Calendar | { problem: CalendarProblem } {
  const problem = problemOf(text)
  if (problem) return { problem }
  const { components, isWhole, isCalledOff } = componentsIn(text)
  if (!isWhole) return { problem: 'cutOff' }
  if (components.length > CALENDAR_LIMITS.events) return { problem: 'tooManyEvents' }
  const versions: Version[] = []
  const unreadable: string[] = []
  const free: string[] = []
  for (const properties of components) {
    const event = readEvent(properties, { zone, lastNight })
    const isCancelled = isCalledOff || /^CANCELL?ED/i.test(valueOf(properties, 'STATUS').trim())
    if ('dates' in event) versions.push({ ...event, isCancelled })
    else if (!isCancelled) (event.isFree ? free : unreadable).push(asWritten(properties))
    if ('dates' in event && event.isRough && !isCancelled) unreadable.push(asWritten(properties))
  }
  return {
    events: newestOf(versions),
    // A calendar of nothing but free times is hardly one of a house.
    unreadable: versions.length + unreadable.length === 0 ? free : unreadable,
    isEmpty: components.length === 0,
  }
}

function problemOf(text: string): CalendarProblem | null {
  const begin = text
    .slice(0, 1000)
    .replace(/^\uFEFF/, '')
    .trimStart()
  if (begin === '') return 'empty'
  if (/^<(!doctype|html|head|body|\?xml)/i.test(begin)) return 'html'
  return /^BEGIN:VCALENDAR[ \t]*[\r\n]/i.test(begin) ? null : 'notCalendar'
}

/** The events and busy times of a calendar, and whether its end is there. */
function componentsIn(text: string) {
  const components: Properties[] = []
  let hasBegun = false
  let isWhole = false
  let isCalledOff = false
  let current: Properties | null = null
  /** The depth inside the current event, whose alarms have a description of their own. */
  let depth = 0
  for (const line of unfoldedLines(text)) {
    const [, edge = '', part = ''] = /^(BEGIN|END):([\w-]+)/i.exec(line) ?? []
    const isBegin = edge.toUpperCase() === 'BEGIN'
    const isEvent = part.toUpperCase() === 'VEVENT'
    const isBusyTime = /^FREEBUSY[;:](?!FBTYPE="?FREE)/i.test(line)
    if (part.toUpperCase() === 'VCALENDAR') {
      hasBegun ||= isBegin
      isWhole = !isBegin
    } else if ((isEvent && isBegin) || isBusyTime) {
      // A missing END spoils only the lines of that event.
      current = new Map()
      components.push(current)
      addProperty(current, line)
      depth = 0
      isWhole = false
    } else if (isEvent) current = null
    else if (edge !== '') depth += isBegin ? 1 : -1
    else if (current && depth === 0) addProperty(current, line)
    else if (/^METHOD:[ \t]*CANCEL/i.test(line)) isCalledOff = true
  }
  return { components, isWhole: hasBegun && isWhole, isCalledOff }
}

/** Some servers end lines with CR CR LF. */
function unfoldedLines(text: string): string[] {
  return text
    .replace(/[\r\n]+/g, '\n')
    .replace(/\n[ \t]/g, '')
    .split('\n')
}

/** Of several lines with one name the first counts, but a second begin or end makes both unreadable. */
function addProperty(properties: Properties, line: string): void {
  const name = /^[\w-]{1,40}/.exec(line)?.[0].toUpperCase() ?? ''
  if (!NEEDED.has(name)) return
  const end = endOfParameters(line)
  const [, zone = null] = /;TZID="?([^";:]*)/i.exec(line.slice(0, end)) ?? []
  const isTwice = DATE_NAMES.includes(name) && properties.has(name)
  const value = isTwice || end < 0 ? '' : line.slice(end + 1).trim()
  if (isTwice || !properties.has(name)) properties.set(name, { zone, value, line })
}

/** The index of the first colon outside quotes; -1 for none. */
function endOfParameters(line: string): number {
  let isQuoted = false
  for (let index = 0; index < line.length; index += 1) {
    if (line[index] === '"') isQuoted = !isQuoted
    else if (line[index] === ':' && !isQuoted) return index
  }
  return -1
}

function valueOf(properties: Properties, name: string): string {
  return properties.get(name)?.value ?? ''
}

type Version = FeedEvent & { sequence: number; isCancelled: boolean }

/** `isRough`: the days may be another zone's, so that a night more is closed than may be meant. */
type ReadEvent = FeedEvent & { sequence: number; isRough: boolean }

function readEvent(
  properties: Properties,
  options: Required<CalendarOptions>,
): ReadEvent | { isFree: boolean } {
  const span = spanOf(properties, options)
  const isFree =
    valueOf(properties, 'TRANSP').toUpperCase() === 'TRANSPARENT' ||
    valueOf(properties, 'X-MICROSOFT-CDO-BUSYSTATUS').toUpperCase() === 'FREE'
  // Google's default for a whole day is "free", also for a booking.
  if (!span || (isFree && !span.isWholeDays)) return { isFree }
  return {
    uid: valueOf(properties, 'UID').slice(0, LONGEST_UID),
    dates: span.dates,
    isRough: span.isRough,
    title: titleOf(properties),
    note: plainText(valueOf(properties, 'DESCRIPTION').slice(0, LONGEST_NOTE)).trim(),
    sequence: Number.parseInt(valueOf(properties, 'SEQUENCE'), 10) || 0,
  }
}

/** A day at the villa and a time as HH:mm; `null` for a whole day. */
type Point = { day: IsoDate; clock: string | null; isUtc: boolean }

type Span = { dates: StayDates; isWholeDays: boolean; isRough: boolean }

/** Times of the villa from this one on mean the next midnight. */
const MIDNIGHT = '23:59'

/** A zone east of the villa has its midnight in the villa's evening. */
const EVENING = '18:00'

/** The nights of an event in the villa's days; `null` if they cannot be read. */
function spanOf(properties: Properties, options: Required<CalendarOptions>): Span | null {
  if (UNREADABLE_NAMES.some((name) => properties.has(name))) return null
  const [start, end] = pointsOf(properties, options.zone)
  if (!start || !end) return null
  const isWholeDays = start.clock === null && end.clock === null
  const isRough =
    start.isUtc && end.isUtc && start.clock === end.clock && (start.clock ?? '') >= EVENING
  // All calendars show a day that ends on itself as that whole day.
  const isOneDay = isWholeDays && start.day === end.day
  const isDayLater = options.lastNight || isOneDay || isRough
  const dates = { checkIn: start.day, checkOut: isDayLater ? addDays(end.day, 1) : end.day }
  const isInRange = dates.checkIn >= '2000' && dates.checkOut < '2101'
  if (!isInRange || !isInOrder(dates) || isTooLong(dates)) return null
  return { dates, isWholeDays, isRough }
}

const WRITTEN = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)\d\d(Z)?)?$/i

/** The begin and end; whole days are also midnights of any one zone. */
function pointsOf(properties: Properties, zone: string): (Point | null)[] {
  const written = [properties.get('DTSTART'), properties.get('DTEND') ?? properties.get('DTSTART')]
  const isMidnights = written.every((each) => each?.value.endsWith('T000000'))
  return written.map((each) => {
    const parts = WRITTEN.exec(each?.value ?? '')
    if (!each || !parts) return null
    const [, year, month, date, hour, minute = '', utc] = parts
    const day = dateOf(Number(year), Number(month), Number(date))
    if (day === null || (hour !== undefined && (hour > '23' || minute > '59'))) return null
    const isUtc = utc !== undefined
    if (hour === undefined || isMidnights) return { day, clock: null, isUtc }
    if (!isUtc && each.zone !== null && each.zone !== zone) return null
    const clock = isUtc
      ? clockAt(zone, Date.parse(`${day}T${hour}:${minute}Z`))
      : `${day}T${hour}:${minute}`
    return rounded(clock, isUtc)
  })
}

function rounded(clock: string, isUtc: boolean): Point {
  const day = dayIn('UTC', Date.parse(`${clock}Z`))
  const time = clock.slice(11)
  if (time >= MIDNIGHT) return { day: addDays(day, 1), clock: null, isUtc }
  return { day, clock: time === '00:00' ? null : time, isUtc }
}

/** Of versions that share a UID and a night, the one with the highest sequence counts, else the longest. */
function newestOf(versions: readonly Version[]): FeedEvent[] {
  const countedByUid = new Map<string, Version[]>()
  const counted = new Set<Version>()
  for (const version of [...versions].sort(byImportance)) {
    const others = countedByUid.get(version.uid) ?? []
    const isOutdated =
      version.uid !== '' && others.some(({ dates }) => overlaps(dates, version.dates))
    if (isOutdated) continue
    countedByUid.set(version.uid, [...others, version])
    if (!version.isCancelled) counted.add(version)
  }
  return versions.flatMap((version) => {
    const { uid, dates, title, note } = version
    return counted.has(version) ? { uid, dates, title, note } : []
  })
}

function byImportance(one: Version, other: Version): number {
  return (
    other.sequence - one.sequence ||
    Number(one.isCancelled) - Number(other.isCancelled) ||
    countNights(other.dates) - countNights(one.dates)
  )
}

/** An event's title and dates as they were written. */
function asWritten(properties: Properties): string {
  const lines = [...DATE_NAMES, ...UNREADABLE_NAMES].flatMap((name) => {
    const line = properties.get(name)?.line
    return line === undefined ? [] : line.slice(0, LONGEST_LINE)
  })
  const title = titleOf(properties).slice(0, LONGEST_LINE)
  return oneLine([title, ...lines].filter(Boolean).join(' · '))
}

function titleOf(properties: Properties): string {
  return oneLine(plainText(valueOf(properties, 'SUMMARY').slice(0, 2 * LONGEST_TITLE)))
}

function oneLine(text: string): string {
  const line = text.replace(/[\s\p{Cc}]+/gu, ' ').trim()
  // A cut through a pair of surrogates leaves half a character.
  return line.slice(0, LONGEST_TITLE).replace(/[\uD800-\uDBFF]$/, '')
}

const ENTITIES: { readonly [name: string]: string } = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

/** A text without the escapes of calendars and of web pages. */
function plainText(text: string): string {
  return text
    .replace(/\\([\\;,nN])/g, (_, escaped: string) =>
      escaped.toLowerCase() === 'n' ? '\n' : escaped,
    )
    .replace(/&(?:#(\d{1,7})|([a-z]{2,4}));/gi, (entity, code?: string, name = '') => {
      if (code === undefined) return ENTITIES[String(name).toLowerCase()] ?? entity
      return Number(code) <= 0x10ffff ? String.fromCodePoint(Number(code)) : entity
    })
}
