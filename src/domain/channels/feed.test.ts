import { expect, test } from 'vitest'
import { sourceOf } from './feed.ts'

test.each([
  ['https://www.airbnb.com.tr/calendar/ical/1.ics?s=2', 'airbnb'],
  ['https://ical.booking.com/v1/export?t=1', 'booking'],
  ['http://www.vrbo.com/icalendar/1.ics', 'vrbo'],
  ['https://www.fewo-direkt.de/icalendar/1.ics', 'vrbo'],
  ['https://calendar.google.com/calendar/ical/x/basic.ics', 'google'],
  ['https://airbnb.com.example.org/1.ics', 'other'],
  ['https://notbooking.com/1.ics', 'other'],
  ['no address', 'other'],
])('the calendar at %s belongs to %s', (address, source) => {
  expect(sourceOf(address)).toBe(source)
})
