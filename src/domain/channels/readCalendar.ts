import ICAL from 'ical.js'
import type { IsoDate } from '#domain/date.ts'
import { type Breathe, makeBreaks } from '#lib/yieldToMain.ts'
import { type DayOptions, stayOfEvent, textOf } from './eventDays.ts'
import {
  type BadEvent,
  type Calendar,
  CALENDAR_LIMITS,
  type CalendarProblem,
  type FeedEvent,
  LONGEST_UID,
} from './feed.ts'

// Two that begin alike are told apart by their days, which come behind.
const UID_LENGTH = LONGEST_UID - ' yyyy-MM-dd'.length

/** An event with what tells which of two with one UID is the newer. */
type Version = FeedEvent & { sequence: number; stamp: string }

const REPEATING = ['rrule', 'rdate', 'recurrence-id']

/** Reads the text of an iCalendar file (RFC 5545); the page can be used meanwhile. */
export async function readCalendar(
  text: string,
  { zone, lastNight = false }: { zone: string; lastNight?: boolean },
): Promise<Calendar | { problem: CalendarProblem }> {
  const problem = problemOf(text)
  if (problem) return { problem }
  const options = { zone, lastNight, zones: zonesIn(text) }
  const breathe = makeBreaks()
  const versions: Version[] = []
  const bad: BadEvent[] = []
  for (const { index } of text.matchAll(/^BEGIN:VEVENT[ \t]*\r?$/gim)) {
    if (versions.length + bad.length === CALENDAR_LIMITS.events) return { problem: 'tooManyEvents' }
    const read = readEvent(text.slice(index), options)
    if ('reason' in read) bad.push(read)
    else versions.push(read)
    await breathe()
  }
  return { events: await newestOf(versions, breathe), bad }
}

function problemOf(text: string): CalendarProblem | null {
  const begin = text
    .slice(0, 1000)
    .replace(/^\uFEFF/, '')
    .trimStart()
  if (begin === '' && text.trim().length <= 1) return 'empty'
  if (new Blob([text]).size > CALENDAR_LIMITS.bytes) return 'tooLarge'
  if (/^<(!doctype|html|head|body|\?xml)/i.test(begin)) return 'html'
  if (!/^BEGIN:VCALENDAR[ \t]*\r?\n/i.test(begin)) return 'notCalendar'
  return /^END:VCALENDAR\s*$/im.test(text.slice(-1000)) ? null : 'cutOff'
}

function readEvent(text: string, options: DayOptions): Version | BadEvent {
  const event = parseEvent(text)
  if (event === null) return { uid: '', title: '', reason: 'broken' }
  const title = (textOf(event, 'summary') ?? '').trim()
  const uid = (textOf(event, 'uid') ?? '').trim().slice(0, UID_LENGTH)
  if (REPEATING.some((name) => event.hasProperty(name))) return { uid, title, reason: 'repeats' }
  const read = stayOfEvent(event, options)
  if ('problem' in read) return { uid, title, reason: read.problem }
  const { stay } = read
  return {
    uid: uid || `${stay.checkIn}/${stay.checkOut}`,
    stay,
    title,
    note: (textOf(event, 'description') ?? '').trim(),
    cancelled: textOf(event, 'status')?.toUpperCase() === 'CANCELLED',
    sequence: sequenceOf(event),
    stamp: textOf(event, 'last-modified') ?? textOf(event, 'dtstamp') ?? '',
  }
}

/** One event by itself, that a mistake in it costs no other one; `text` begins with it. */
function parseEvent(text: string): ICAL.Component | null {
  const [, body] =
    /^BEGIN:VEVENT[ \t]*\r?\n((?:(?!BEGIN:VEVENT)[^\n]*\n)*?)END:VEVENT/i.exec(text) ?? []
  if (body === undefined) return null
  // Some calendars break the lines of a description without saying that they go on.
  const lines = body.match(/^(?:[ \t]|[\w-]+[;:])[^\r\n]*/gm) ?? []
  return parse(['BEGIN:VEVENT', ...lines, 'END:VEVENT'].join('\n'))
}

function parse(text: string): ICAL.Component | null {
  try {
    return ICAL.Component.fromString(text)
  } catch {
    return null
  }
}

function zonesIn(text: string): Map<string, ICAL.Timezone> {
  const parts = text.match(/^BEGIN:VTIMEZONE[ \t]*\r?\n[^]*?^END:VTIMEZONE/gim) ?? []
  const zones = parts.flatMap((part) => {
    const component = parse(part)
    const tzid = component && textOf(component, 'tzid')
    return component && tzid ? [[tzid, new ICAL.Timezone({ component, tzid })] as const] : []
  })
  return new Map(zones)
}

function sequenceOf(event: ICAL.Component): number {
  const value: unknown = event.getFirstPropertyValue('sequence')
  return typeof value === 'number' ? value : 0
}

/**
 * Of events with one UID the newest; where nothing tells which that is, each of them under a UID with the day it begins, and of
 * those that begin on one day the longest.
 */
async function newestOf(versions: readonly Version[], breathe: Breathe): Promise<FeedEvent[]> {
  const byUid = new Map<string, Version[]>()
  for (const version of versions) {
    await breathe()
    const others = byUid.get(version.uid) ?? []
    const order = compare(version, others[0] ?? version)
    if (order < 0) continue
    byUid.set(version.uid, order > 0 ? [version] : [...others, version])
  }
  const events: FeedEvent[] = []
  for (const newest of byUid.values()) {
    await breathe()
    const byDay = new Map<IsoDate, Version>()
    for (const version of newest) {
      const { checkIn, checkOut } = version.stay
      if (checkOut >= (byDay.get(checkIn)?.stay.checkOut ?? '')) byDay.set(checkIn, version)
    }
    const isOne = byDay.size === 1
    for (const { uid, stay, title, note, cancelled } of byDay.values())
      events.push({ uid: isOne ? uid : `${uid} ${stay.checkIn}`, stay, title, note, cancelled })
  }
  return events
}

function compare(one: Version, other: Version): number {
  if (one.sequence !== other.sequence) return one.sequence - other.sequence
  return one.stamp === other.stamp ? 0 : one.stamp < other.stamp ? -1 : 1
}
