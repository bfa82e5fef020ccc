import ICAL from 'ical.js'
import { overlaps } from '#domain/stay/stayDates.ts'
import { addDays } from '#domain/date.ts'
import { type DayOptions, stayOfEvent, textOf } from './eventDays.ts'
import {
  type BadEvent,
  type Calendar,
  CALENDAR_LIMITS,
  type FeedEvent,
  LONGEST_UID,
} from './feed.ts'
import type { CalendarProblem } from './channel.ts'
import { isMarker } from './siteWords.ts'

/** An event with the fields that order versions of one UID. */
type Version = FeedEvent & { sequence: number; stamp: string }

const REPEATING = ['rrule', 'rdate', 'recurrence-id']
const DAYS = ['dtstart', 'dtend', 'duration', ...REPEATING]

// An unparsable line must not cost an event that does not need it.
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

/** Parses an iCalendar file (RFC 5545). */
export function readCalendar(
  source: string,
  { zone, lastNight = false }: { zone: string; lastNight?: boolean },
): Calendar | { problem: CalendarProblem } {
  // Some servers end lines with CR CR LF.
  const unfolded = source.replace(/\r+\n|\r/g, '\n').replace(/\n[ \t]/g, '')
  const text = withBusyTimes(unfolded)
  const problem = problemOf(text)
  if (problem) return { problem }
  const options = { zone, lastNight, zones: zonesIn(text), calendarZone: calendarZoneIn(text) }
  const isCalledOff = /^METHOD:[ \t]*CANCEL/im.test(text)
  const versions: Version[] = []
  const bad: BadEvent[] = []
  for (const { index } of text.matchAll(/^BEGIN:VEVENT[ \t]*$/gim)) {
    if (versions.length + bad.length === CALENDAR_LIMITS.events) return { problem: 'tooManyEvents' }
    const read = readEvent(text.slice(index), options)
    if ('reason' in read) bad.push(read)
    else versions.push(isCalledOff ? { ...read, cancelled: true } : read)
  }
  const { events, markers } = withoutMarkers(newestOf(versions))
  return { events, bad: [...bad, ...markers] }
}

/** A calendar of busy times alone, with an event for each of them. */
function withBusyTimes(text: string): string {
  if (/^BEGIN:VEVENT/im.test(text)) return text
  return text.replace(/^FREEBUSY(;[^:\n]*)?:(.*)$/gim, (line, parameters = '', periods = '') => {
    if (/FBTYPE="?FREE/i.test(String(parameters))) return line
    const events = String(periods)
      .split(',')
      .map((period) => {
        const [start = '', end = ''] = period.trim().split('/')
        const ends = end.startsWith('P') ? 'DURATION' : 'DTEND'
        return `BEGIN:VEVENT\nDTSTART:${start}\n${ends}:${end}\nSUMMARY:Busy\nEND:VEVENT`
      })
    return events.join('\n')
  })
}

function problemOf(text: string): CalendarProblem | null {
  const begin = text
    .slice(0, 1000)
    .replace(/^\uFEFF/, '')
    .trimStart()
  if (begin === '' && text.trim().length <= 1) return 'empty'
  if (new Blob([text]).size > CALENDAR_LIMITS.bytes) return 'tooLarge'
  if (/^<(!doctype|html|head|body|\?xml)/i.test(begin)) return 'html'
  if (!/^BEGIN:VCALENDAR[ \t]*\n/i.test(begin)) return 'notCalendar'
  const lastEvent = Math.max(0, text.toUpperCase().lastIndexOf('\nBEGIN:VEVENT'))
  // Some servers add bytes to the last line.
  return /^END:VCALENDAR/im.test(text.slice(lastEvent)) ? null : 'cutOff'
}

function readEvent(text: string, options: DayOptions): Version | BadEvent {
  const { event, raw, isBroken } = parseEvent(text)
  const title = (textOf(event, 'summary') ?? '').trim()
  const uid = (textOf(event, 'uid') ?? '').trim().slice(0, LONGEST_UID)
  const bad = (reason: BadEvent['reason']) => ({ uid, title, raw, reason })
  if (isFree(event)) return bad('free')
  if (isBroken) return bad('broken')
  if (REPEATING.some((name) => event.hasProperty(name))) return bad('repeats')
  const read = stayOfEvent(event, options)
  if ('problem' in read)
    return bad(read.problem === 'noNight' && isMarker(title) ? 'marker' : read.problem)
  const { dates, hasEnd } = read
  return {
    uid: uid || `${dates.checkIn}/${dates.checkOut}`,
    dates,
    hasEnd,
    title,
    note: (textOf(event, 'description') ?? '').trim(),
    cancelled: /^\s*cancell?ed/i.test(textOf(event, 'status') ?? ''),
    sequence: sequenceOf(event),
    stamp: textOf(event, 'last-modified') ?? textOf(event, 'dtstamp') ?? '',
  }
}

function isFree(event: ICAL.Component): boolean {
  return (
    textOf(event, 'transp')?.toUpperCase() === 'TRANSPARENT' ||
    textOf(event, 'x-microsoft-cdo-busystatus')?.toUpperCase() === 'FREE'
  )
}

/** Parses line by line, so that an invalid line costs only itself unless it has the dates. */
function parseEvent(text: string) {
  const [body = ''] = /(?:\n(?!BEGIN:VEVENT|END:VEVENT|END:VCALENDAR).*)+/i.exec(text) ?? []
  const event = new ICAL.Component('vevent')
  const days: string[] = []
  let isBroken = false
  // Alarms have their own summary and duration.
  for (const line of body.replace(/\nBEGIN:(\S+)\n[^]*?\nEND:\1/gi, '').split('\n')) {
    const name = /^[\w-]+(?=[;:])/.exec(line)?.[0].toLowerCase() ?? ''
    if (!NEEDED.has(name)) continue
    const property = parseProperty(line)
    if (DAYS.includes(name)) {
      days.push(line)
      isBroken ||= property === null
    }
    if (property) event.addProperty(property)
  }
  return { event, raw: days.join(' ').slice(0, LONGEST_RAW), isBroken }
}

function parseProperty(line: string): ICAL.Property | null {
  try {
    return ICAL.Property.fromString(line, ICAL.design.icalendar)
  } catch {
    return null
  }
}

function parse(text: string): ICAL.Component | null {
  try {
    return ICAL.Component.fromString(text)
  } catch {
    return null
  }
}

function zonesIn(text: string): Map<string, ICAL.Timezone> {
  const parts = text.match(/^BEGIN:VTIMEZONE[ \t]*\n[^]*?^END:VTIMEZONE/gim) ?? []
  const zones = parts.flatMap((part) => {
    const component = parse(part)
    const tzid = component && textOf(component, 'tzid')
    return component && tzid ? [[tzid, new ICAL.Timezone({ component, tzid })] as const] : []
  })
  return new Map(zones)
}

/** The zone that the calendar names for itself. */
function calendarZoneIn(text: string): string | null {
  return /^X-WR-TIMEZONE[^:\n]*:[ \t]*(\S+)/im.exec(text)?.[1] ?? null
}

function sequenceOf(event: ICAL.Component): number {
  const value: unknown = event.getFirstPropertyValue('sequence')
  return typeof value === 'number' ? value : 0
}

/** Events that share a UID differ unless their nights overlap: the newest or longest counts. */
function newestOf(versions: readonly Version[]): FeedEvent[] {
  const byUid = new Map<string, Version[]>()
  const newestFirst = [...versions].sort((one, other) => compare(other, one))
  for (const version of newestFirst) {
    const others = byUid.get(version.uid) ?? []
    if (others.some(({ dates }) => overlaps(dates, version.dates))) continue
    byUid.set(version.uid, [...others, version])
  }
  const kept = new Set([...byUid.values()].flat())
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

const [TAB, LF, CR, SPACE] = [9, 10, 13, 32]

/** Decodes a calendar; `charset` is the server's, if any. */
export function decodeCalendar(bytes: Uint8Array, charset: string | null = null): string {
  const wide = utf16In(bytes)
  if (wide) return new TextDecoder(wide).decode(bytes)
  const unfolded = unfold(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(unfolded)
  } catch {
    return decoderOf(charset).decode(unfolded)
  }
}

function utf16In([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'utf-16le'
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0)) return 'utf-16be'
  return null
}

/** RFC 5545 allows folding a line within a character's bytes. */
function unfold(bytes: Uint8Array): Uint8Array {
  const unfolded = new Uint8Array(bytes.length)
  let length = 0
  for (let index = 0; index < bytes.length; index += 1) {
    const isFold = bytes[index] === LF && (bytes[index + 1] === SPACE || bytes[index + 1] === TAB)
    if (isFold) {
      while (length > 0 && unfolded[length - 1] === CR) length -= 1
      index += 1
    } else {
      unfolded[length] = bytes[index] ?? 0
      length += 1
    }
  }
  return unfolded.subarray(0, length)
}

function decoderOf(charset: string | null): TextDecoder {
  // ISO-8859-9 differs from ISO-8859-1 in six Icelandic letters, which are Turkish ones there.
  const label = charset === null || /^utf-?8$/i.test(charset) ? 'iso-8859-9' : charset
  try {
    return new TextDecoder(label)
  } catch {
    return new TextDecoder('iso-8859-9')
  }
}
