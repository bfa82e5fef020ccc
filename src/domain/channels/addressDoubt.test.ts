import { expect, test } from 'vitest'
import { addressDoubt } from './addressDoubt.ts'

test.each([
  'https://www.airbnb.com/calendar/ical/123.ics?s=abc',
  'https://www.airbnb.com.tr/calendar/ical/123.ics?t=abc&locale=tr',
  'https://ical.booking.com/v1/export?t=abc',
  'https://admin.booking.com/hotel/hoteladmin/ical.html?t=abc',
  'http://www.vrbo.com/icalendar/abc.ics',
  'webcal://calendar.google.com/calendar/ical/a%40b/private-1/basic.ics',
  'https://agency.example/export.php?format=ical',
  'https://agency.example/villa.ics',
  // No address yet.
  'https://www.airbnb.com',
  'https://www.airbnb.com/',
  'airbnb.com/rooms/123',
  '',
])('accepts "%s" as a calendar’s address', (address) => {
  expect(addressDoubt(address)).toBeNull()
})

test.each([
  ['https://www.airbnb.com/rooms/123', 'https://www.airbnb.com/calendar/ical/….ics'],
  ['https://www.airbnb.com/multicalendar/123', 'https://www.airbnb.com/calendar/ical/….ics'],
  ['https://www.booking.com/hotel/tr/defne.html', 'https://ical.booking.com/v1/export?t=…'],
  ['https://www.vrbo.com/1234567', 'https://www.vrbo.com/icalendar/….ics'],
  [
    'https://calendar.google.com/calendar/u/0/r',
    'https://calendar.google.com/calendar/ical/…/basic.ics',
  ],
])('recognizes "%s" as a web page, with the form of the calendar’s address', (address, example) => {
  expect(addressDoubt(address)).toEqual({ kind: 'page', example })
})

test('asks about an unknown site', () => {
  expect(addressDoubt('https://agency.example/villa')).toEqual({ kind: 'unclear' })
})
