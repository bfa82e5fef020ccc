import { addDays, type IsoDate, momentAt } from '#domain/date.ts'
import { isInOrder, isPast, type StayDates } from '#domain/stay/stayDates.ts'
import { uidFor } from './match.ts'

/** The nights of a stay, which are not to be sold elsewhere. */
export type Occupied = {
  id: string
  dates: StayDates
  guest: string
  /** A stay's version; a higher one replaces a lower. */
  version?: number
}

/** A calendar's name, author and time (ms since 1970), and the site's part of its UIDs. */
type CalendarOptions = {
  name: string
  site: string
  today: IsoDate
  madeAt: number
  /** The title of each event; `null` for its guest's name. */
  title: string | null
}

/** RFC 5545 §3.4 requires a component, and calendars show no time zones. */
const NO_NIGHTS = [
  'BEGIN:VTIMEZONE',
  'TZID:UTC',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0000',
  'END:STANDARD',
  'END:VTIMEZONE',
]

/**
 * The booked nights from today on as an iCalendar file (RFC 5545), without names except on demand.
 */
export function writeCalendar(
  occupied: readonly Occupied[],
  { name, site, today, madeAt, title }: CalendarOptions,
): string {
  const coming = occupied.filter(({ dates }) => !isPast(dates, today)).sort(byBeginning)
  return calendarText([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Holiday villa//Calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    // Apple reads the first, Outlook the second.
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...(coming.length === 0 ? NO_NIGHTS : []),
    ...coming.flatMap((each) => [
      'BEGIN:VEVENT',
      `UID:${escapeText(uidFor(each.id, site))}`,
      `DTSTAMP:${stampOf(madeAt)}`,
      `DTSTART;VALUE=DATE:${each.dates.checkIn.replaceAll('-', '')}`,
      `DTEND;VALUE=DATE:${endOf(each.dates).replaceAll('-', '')}`,
      `SEQUENCE:${each.version ?? 0}`,
      `SUMMARY:${escapeText(title ?? each.guest)}`,
      'TRANSP:OPAQUE',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ])
}

/** A stored stay may end on its first day, which it blocks. */
function endOf(stay: StayDates): IsoDate {
  return isInOrder(stay) ? stay.checkOut : addDays(stay.checkIn, 1)
}

function byBeginning(one: Occupied, other: Occupied): number {
  const [first, second] = [one, other].map(({ dates, id }) => `${dates.checkIn} ${id}`)
  return (first ?? '') < (second ?? '') ? -1 : 1
}

/** The file of all booked days. */
export const CALENDAR_FILE = 'calendar.ics'

/**
 * The file for a channel: all booked days except its own stays, which it would block even after
 * their cancellation there.
 */
export function fileForChannel(id: string): string {
  return `calendar-${id}.ics`
}

/** Whether a file is for a channel. */
export function isForChannel(name: string): boolean {
  return /^calendar-.+\.ics$/.test(name)
}

/** The longest line in UTF-8 bytes, without its end. */
const LONGEST_LINE = 75

/** Formats these lines as an iCalendar file (RFC 5545), folding long ones. */
function calendarText(lines: readonly string[]): string {
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

/** Escapes a text for a property's value. */
function escapeText(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    .replaceAll(/\p{Cc}/gu, ' ')
}

/** A moment (ms since 1970) as a property's value, to the second. */
function stampOf(moment: number): string {
  return `${new Date(moment).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
}

function fold(line: string): string {
  const encoder = new TextEncoder()
  let folded = ''
  let length = 0
  for (const letter of line) {
    const bytes = encoder.encode(letter).length
    if (length + bytes > LONGEST_LINE) {
      folded += '\r\n '
      length = 1
    }
    folded += letter
    length += bytes
  }
  return folded
}

type StayEvent = {
  uid: string
  title: string
  text: string
  place: string
  zone: string
  checkInFrom: string
  checkOutBy: string
  madeAt: number
}

/** A stay from the check-in to the check-out hour as an iCalendar file (RFC 5545). */
export function writeStayEvent({ checkIn, checkOut }: StayDates, event: StayEvent): string {
  const stampAt = (day: IsoDate, hour: string) =>
    stampOf(momentAt(event.zone, `${day}T${hour}`) ?? 0)
  return calendarText([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Holiday villa//Guest//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escapeText(event.uid)}`,
    `DTSTAMP:${stampOf(event.madeAt)}`,
    `DTSTART:${stampAt(checkIn, event.checkInFrom)}`,
    `DTEND:${stampAt(checkOut, event.checkOutBy)}`,
    `SUMMARY:${escapeText(event.title)}`,
    `LOCATION:${escapeText(event.place)}`,
    `DESCRIPTION:${escapeText(event.text)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ])
}
