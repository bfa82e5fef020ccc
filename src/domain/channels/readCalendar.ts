import { addDays } from '#domain/date.ts'
import {
  type Component,
  nameOf,
  parseComponents,
  type Properties,
  readProperties,
  textOf,
} from './components.ts'
import { type DayOptions, stayOfEvent } from './eventDays.ts'
import {
  type BadEvent,
  type Calendar,
  CALENDAR_LIMITS,
  type FeedEvent,
  LONGEST_TITLE,
  LONGEST_UID,
} from './feed.ts'
import type { CalendarProblem } from './channel.ts'
import { overlapping } from './plannedStays.ts'
import { isMarker } from './siteWords.ts'
import { TooComplicated, zonesOf } from './timeZones.ts'

/** An event with the fields that order versions of one UID. */
type Version = FeedEvent & { sequence: number; stamp: string }

const REPEATING = ['rrule', 'rdate', 'recurrence-id']
const DAYS = ['dtstart', 'dtend', 'duration', ...REPEATING]

// An invalid line must not cost an event that does not need it.
const NEEDED = new Set([
  ...DAYS,
  'uid',
  'summary',
  'description',
  'status',
  'transp',
  'x-microsoft-cdo-busystatus',
  'x-microsoft-cdo-alldayevent',
  'sequence',
  'last-modified',
  'dtstamp',
])

const LONGEST_RAW = 200
const LONGEST_NOTE = 5000

/** Parses an iCalendar file (RFC 5545). */
export function readCalendar(
  text: string,
  { zone, lastNight = false }: { zone: string; lastNight?: boolean },
): Calendar | { problem: CalendarProblem } {
  const problem = problemOf(text)
  if (problem) return { problem }
  const parsed = parseComponents(text)
  if (!parsed) return { problem: 'tooComplicated' }
  const { calendar, isWhole } = parsed
  if (!isWhole) return { problem: 'cutOff' }
  const found = eventsIn(calendar)
  if (found.length > CALENDAR_LIMITS.events) return { problem: 'tooManyEvents' }
  const options = {
    zone,
    lastNight,
    zones: zonesOf(calendar),
    calendarZone: lineOf(calendar, /^X-WR-TIMEZONE[^:]*:[ \t]*(\S+)/i)?.[1] ?? null,
  }
  const isCalledOff = lineOf(calendar, /^METHOD:[ \t]*CANCEL/i) !== null
  const versions: Version[] = []
  const bad: BadEvent[] = []
  try {
    for (const event of found) {
      const read = readEvent(event, options)
      if ('reason' in read) bad.push(read)
      else versions.push(isCalledOff ? { ...read, cancelled: true } : read)
    }
  } catch (error) {
    if (error instanceof TooComplicated) return { problem: 'tooComplicated' }
    throw error
  }
  const { events, markers } = withoutMarkers(newestOf(versions))
  return { events, bad: [...bad, ...markers] }
}

/** The events of a calendar; of one that only has busy times, an event for each of them. */
function eventsIn({ parts }: Component): Component[] {
  const events = parts.filter(({ name }) => name === 'VEVENT')
  return events.length > 0 ? events : parts.flatMap(({ lines }) => lines.flatMap(busyTimesIn))
}

function busyTimesIn(line: string): Component[] {
  const [, parameters = '', periods] = /^FREEBUSY(;[^:]*)?:(.*)$/i.exec(line) ?? []
  if (periods === undefined || /FBTYPE="?FREE/i.test(parameters)) return []
  return periods.split(',').map((period) => {
    const [start = '', end = ''] = period.trim().split('/')
    const lines = [`DTSTART:${start}`, `${end.startsWith('P') ? 'DURATION' : 'DTEND'}:${end}`]
    return { name: 'VEVENT', lines: [...lines, 'SUMMARY:Busy'], parts: [] }
  })
}

function lineOf({ lines }: Component, pattern: RegExp): RegExpExecArray | null {
  for (const line of lines) {
    const match = pattern.exec(line)
    if (match) return match
  }
  return null
}

function problemOf(text: string): CalendarProblem | null {
  const begin = text
    .slice(0, 1000)
    .replace(/^\uFEFF/, '')
    .trimStart()
  if (begin === '' && text.trim().length <= 1) return 'empty'
  if (/^<(!doctype|html|head|body|\?xml)/i.test(begin)) return 'html'
  return /^BEGIN:VCALENDAR[ \t]*[\r\n]/i.test(begin) ? null : 'notCalendar'
}

function readEvent(component: Component, options: DayOptions): Version | BadEvent {
  const { properties: event, invalid } = readProperties(component, NEEDED)
  const title = (textOf(event, 'summary') ?? '').trim().slice(0, LONGEST_TITLE)
  const uid = (textOf(event, 'uid') ?? '').trim().slice(0, LONGEST_UID)
  const bad = (reason: BadEvent['reason']) => ({ uid, title, raw: datesIn(component), reason })
  if (isFree(event)) return bad('free')
  if (DAYS.some((name) => invalid.has(name))) return bad('broken')
  if (REPEATING.some((name) => event.has(name))) return bad('repeats')
  const read = stayOfEvent(event, options)
  if ('problem' in read)
    return bad(read.problem === 'noNight' && isMarker(title) ? 'marker' : read.problem)
  const { dates, hasEnd } = read
  return {
    uid: uid || `${dates.checkIn}/${dates.checkOut}`,
    dates,
    hasEnd,
    title,
    note: (textOf(event, 'description') ?? '').trim().slice(0, LONGEST_NOTE),
    cancelled: /^\s*cancell?ed/i.test(textOf(event, 'status') ?? ''),
    sequence: Number.parseInt(textOf(event, 'sequence') ?? '0', 10) || 0,
    stamp: textOf(event, 'last-modified') ?? textOf(event, 'dtstamp') ?? '',
  }
}

function isFree(event: Properties): boolean {
  return (
    textOf(event, 'transp')?.toUpperCase() === 'TRANSPARENT' ||
    textOf(event, 'x-microsoft-cdo-busystatus')?.toUpperCase() === 'FREE'
  )
}

/** The lines with an event's dates as written. */
function datesIn({ lines }: Component): string {
  const dates = lines.filter((line) => DAYS.includes(nameOf(line)))
  return dates
    .map((line) => line.slice(0, LONGEST_RAW))
    .join(' ')
    .slice(0, LONGEST_RAW)
}

/** Events that share a UID differ unless their nights overlap: the newest or longest counts. */
function newestOf(versions: readonly Version[]): FeedEvent[] {
  const keptByUid = new Map<string, Version[]>()
  const kept = new Set<Version>()
  const newestFirst = [...versions].sort((one, other) => compare(other, one))
  for (const version of newestFirst) {
    const others = keptByUid.get(version.uid) ?? []
    if (overlapping(others, version.dates).length > 0) continue
    others.push(version)
    keptByUid.set(version.uid, others)
    kept.add(version)
  }
  return versions.flatMap((version) => {
    const { sequence: _, stamp: __, ...event } = version
    return kept.has(version) ? event : []
  })
}

/** Relays mark arrivals and departures by one-night events; a lone one may lack its stay. */
function withoutMarkers(all: readonly FeedEvent[]) {
  const begins = new Set<string>()
  const ends = new Set<string>()
  for (const { dates, title, cancelled } of all) {
    if (isMarker(title) || cancelled) continue
    begins.add(dates.checkIn)
    ends.add(dates.checkOut)
  }
  const events: FeedEvent[] = []
  const markers: BadEvent[] = []
  for (const event of all) {
    const { uid, title, dates: stay, cancelled } = event
    const isOneNight = addDays(stay.checkIn, 1) === stay.checkOut
    const isBeside = begins.has(stay.checkIn) || ends.has(stay.checkIn) || ends.has(stay.checkOut)
    if (isOneNight && isMarker(title))
      markers.push({
        uid,
        title,
        raw: stay.checkIn,
        reason: isBeside || cancelled ? 'marker' : 'loneMarker',
      })
    else events.push(event)
  }
  return { events, markers }
}

function compare(one: Version, other: Version): number {
  if (one.sequence !== other.sequence) return one.sequence - other.sequence
  if (one.stamp !== other.stamp) return one.stamp < other.stamp ? -1 : 1
  return one.dates.checkOut < other.dates.checkOut
    ? -1
    : Number(one.dates.checkOut > other.dates.checkOut)
}
