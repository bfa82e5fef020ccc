import { addDays, type IsoDate } from '#domain/date.ts'
import { isInOrder, isPast, type StayDates } from '#domain/stay/stayDates.ts'
import { calendarText, escapeText, stampOf } from './calendarText.ts'

/** The nights of a stay, which are not to be sold elsewhere. */
export type Occupied = {
  id: string
  dates: StayDates
  /** A stay's version; a higher one replaces a lower. */
  version?: number
}

/** A calendar's name, author and time (ms since 1970), and the site's part of its UIDs. */
type CalendarOptions = {
  name: string
  site: string
  today: IsoDate
  madeAt: number
  /** The title of each event. */
  title: string
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

/** The UID of a stay in our calendars (RFC 5545 §3.8.4.7). */
export function uidFor(id: string, site: string): string {
  return `${id}@${site}`
}

/** The booked nights from today on as an iCalendar file (RFC 5545), without names. */
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
      `SUMMARY:${escapeText(title)}`,
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
