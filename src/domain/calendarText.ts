import { type IsoDate, momentAt } from './date.ts'
import type { Stay } from './stay.ts'

/** The longest line in UTF-8 bytes, without its end. */
const LONGEST_LINE = 75

/** Formats these lines as an iCalendar file (RFC 5545), folding long ones. */
export function calendarText(lines: readonly string[]): string {
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

/** Escapes a text for a property's value. */
export function escapeText(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    .replaceAll(/\p{Cc}/gu, ' ')
}

/** A moment (ms since 1970) as a property's value, to the second. */
export function stampOf(moment: number): string {
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

export type StayEvent = {
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
export function writeStayEvent({ checkIn, checkOut }: Stay, event: StayEvent): string {
  const at = (day: IsoDate, hour: string) => stampOf(momentAt(event.zone, `${day}T${hour}`) ?? 0)
  return calendarText([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Holiday villa//Guest//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escapeText(event.uid)}`,
    `DTSTAMP:${stampOf(event.madeAt)}`,
    `DTSTART:${at(checkIn, event.checkInFrom)}`,
    `DTEND:${at(checkOut, event.checkOutBy)}`,
    `SUMMARY:${escapeText(event.title)}`,
    `LOCATION:${escapeText(event.place)}`,
    `DESCRIPTION:${escapeText(event.text)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ])
}
