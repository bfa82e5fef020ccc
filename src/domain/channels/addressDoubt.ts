import { type Source, sourceOf } from './feed.ts'

/** What the calendars of the channels we know look like where they are given to others. */
const CALENDARS: Record<Exclude<Source, 'other'>, string> = {
  airbnb: 'https://www.airbnb.com/calendar/ical/….ics',
  booking: 'https://ical.booking.com/v1/export?t=…',
  vrbo: 'https://www.vrbo.com/icalendar/….ics',
  google: 'https://calendar.google.com/calendar/ical/…/basic.ics',
}

/** What is odd about an address: it is a page of a channel whose calendars look otherwise, or nothing in it says that it is a calendar. */
export type AddressDoubt = { kind: 'page'; example: string } | { kind: 'unclear' }

/** Why an address is hardly that of a calendar; `null` where it may well be, and for what is no address yet. */
export function addressDoubt(address: string): AddressDoubt | null {
  const typed = address.trim()
  if (!/^(https?|webcal):\/\/[^/]+\/./.test(typed) || !URL.canParse(typed)) return null
  const { hostname, pathname, search } = new URL(typed)
  const source = sourceOf(typed)
  if (source === 'other') return /ics|ical/i.test(pathname + search) ? null : { kind: 'unclear' }
  const isCalendar = /\.ics$|(^|[./])ical(endar)?[./]/i.test(hostname + pathname)
  return isCalendar ? null : { kind: 'page', example: CALENDARS[source] }
}
