import { type Source, sourceOf } from './feed.ts'

/** The export addresses of the known channels' calendars. */
const CALENDARS: Record<Exclude<Source, 'other'>, string> = {
  airbnb: 'https://www.airbnb.com/calendar/ical/….ics',
  booking: 'https://ical.booking.com/v1/export?t=…',
  vrbo: 'https://www.vrbo.com/icalendar/….ics',
  google: 'https://calendar.google.com/calendar/ical/…/basic.ics',
}

/** How the calendar's address looks, if the typed one is a page of a known channel; else `null`. */
export function calendarExample(address: string): string | null {
  const typed = address.trim()
  if (!/^(https?|webcal):\/\/[^/]+\/./.test(typed) || !URL.canParse(typed)) return null
  const { hostname, pathname } = new URL(typed)
  const source = sourceOf(typed)
  if (source === 'other') return null
  const isCalendar = /\.ics$|(^|[./])ical(endar)?[./]/i.test(hostname + pathname)
  return isCalendar ? null : CALENDARS[source]
}
