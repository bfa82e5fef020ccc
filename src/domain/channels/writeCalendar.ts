import { calendarText, escapeText, stampOf } from '#domain/calendarText.ts'
import { addDays, type IsoDate } from '#domain/date.ts'
import { isInOrder, isPast, type Stay } from '#domain/stay.ts'
import { uidFor } from './uid.ts'

/** Nights that are not to be sold elsewhere: a stay's, closed days', or those that are held for a request. */
export type Occupied = {
  id: string
  stay: Stay
  guest: string
  sourceUid?: string
  /** A stay's version; what has a higher one replaces what has a lower. */
  version?: number
}

/** What a calendar is called, who wrote it and when (ms since 1970), and by what its UIDs are known. */
export type CalendarOptions = {
  name: string
  site: string
  today: IsoDate
  madeAt: number
  /** What each event is called; `null` calls it by its guest. */
  title: string | null
}

/** RFC 5545 §3.4 requires a component; a zone is the only one that no calendar shows. */
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

/** The nights that are taken, from today on, as the text of an iCalendar file (RFC 5545): days alone, and no names but on demand. */
export function writeCalendar(
  occupied: readonly Occupied[],
  { name, site, today, madeAt, title }: CalendarOptions,
): string {
  const coming = occupied.filter(({ stay }) => !isPast(stay, today)).toSorted(byBeginning)
  return calendarText([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Holiday villa//Calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    ...(coming.length === 0 ? NO_NIGHTS : []),
    ...coming.flatMap((each) => [
      'BEGIN:VEVENT',
      `UID:${escapeText(uidFor(each, site))}`,
      `DTSTAMP:${stampOf(madeAt)}`,
      `DTSTART;VALUE=DATE:${each.stay.checkIn.replaceAll('-', '')}`,
      `DTEND;VALUE=DATE:${endOf(each.stay).replaceAll('-', '')}`,
      `SEQUENCE:${each.version ?? 0}`,
      `SUMMARY:${escapeText(title ?? each.guest)}`,
      'TRANSP:OPAQUE',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ])
}

/** A stored stay may end on the day it begins; it takes that day. */
function endOf(stay: Stay): IsoDate {
  return isInOrder(stay) ? stay.checkOut : addDays(stay.checkIn, 1)
}

function byBeginning(one: Occupied, other: Occupied): number {
  const [first, second] = [one, other].map(({ stay, id }) => `${stay.checkIn} ${id}`)
  return (first ?? '') < (second ?? '') ? -1 : 1
}
