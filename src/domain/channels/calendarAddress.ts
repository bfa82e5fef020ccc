import { type Source, sourceOf } from './feed.ts'

/** The export addresses of the known channels' calendars. */
const CALENDARS: Record<Exclude<Source, 'other'>, string> = {
  airbnb: 'https://www.airbnb.com/calendar/ical/….ics',
  booking: 'https://ical.booking.com/v1/export?t=…',
  vrbo: 'https://www.vrbo.com/icalendar/….ics',
  google: 'https://calendar.google.com/calendar/ical/…/basic.ics',
}

/** Why an address is doubtful: a channel's page instead of its calendar, or an unknown site. */
type AddressDoubt = { kind: 'page'; example: string } | { kind: 'unclear' }

/** The doubt about a calendar's address; `null` for a plausible or incomplete one. */
export function addressDoubt(address: string): AddressDoubt | null {
  const typed = address.trim()
  if (!/^(https?|webcal):\/\/[^/]+\/./.test(typed) || !URL.canParse(typed)) return null
  const { hostname, pathname, search } = new URL(typed)
  const source = sourceOf(typed)
  if (source === 'other') return /ics|ical/i.test(pathname + search) ? null : { kind: 'unclear' }
  const isCalendar = /\.ics$|(^|[./])ical(endar)?[./]/i.test(hostname + pathname)
  return isCalendar ? null : { kind: 'page', example: CALENDARS[source] }
}
