import { expect, test } from 'vitest'
import { calendarExample } from './calendarAddress.ts'

test.each([
  ['https://www.airbnb.com/calendar/ical/123.ics?s=abc', null],
  ['https://www.airbnb.com.tr/calendar/ical/123.ics?t=abc&locale=tr', null],
  ['https://ical.booking.com/v1/export?t=abc', null],
  ['https://admin.booking.com/hotel/hoteladmin/ical.html?t=abc', null],
  ['webcal://calendar.google.com/calendar/ical/a%40b/private-1/basic.ics', null],
  ['https://agency.example/export.php?format=ical', null],
  ['https://agency.example/villa.ics', null],
  // No address yet.
  ['https://www.airbnb.com', null],
  ['', null],
  ['https://www.airbnb.com/rooms/123', 'https://www.airbnb.com/calendar/ical/….ics'],
  ['https://www.airbnb.com/multicalendar/123', 'https://www.airbnb.com/calendar/ical/….ics'],
  ['https://www.booking.com/hotel/tr/defne.html', 'https://ical.booking.com/v1/export?t=…'],
  ['https://www.vrbo.com/1234567', 'https://www.vrbo.com/icalendar/….ics'],
  [
    'https://calendar.google.com/calendar/u/0/r',
    'https://calendar.google.com/calendar/ical/…/basic.ics',
  ],
])('of "%s" as a calendar’s address, the right form is %j if it is a page', (address, example) => {
  expect(calendarExample(address)).toBe(example)
})
