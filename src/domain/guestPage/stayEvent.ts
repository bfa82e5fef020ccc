import { calendarText, escapeText, stampOf } from '#domain/channels/calendarText.ts'
import { type IsoDate, momentAt } from '#domain/date.ts'
import type { StayDates } from '#domain/stay/stayDates.ts'

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
