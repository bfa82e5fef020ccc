import { expect, test } from 'vitest'
import { TIMES, day } from '#domain/testing.ts'
import { guideMoments, reviewMoment } from './moments.ts'
import { isPageKey } from './pageKey.ts'
import { writeStayEvent } from '#domain/channels/writeCalendar.ts'

const stay = { checkIn: day('2027-07-10'), checkOut: day('2027-07-13') }

test.each([
  ['AZaz09-_00000000000000', true],
  ['AZaz09-_0000000000000', false],
  ['AZaz09-_000000000000000', false],
  ['AZaz09-_0000000000000+', false],
  ['', false],
])('whether %j is the key of a page: %j', (text, expected) => {
  expect(isPageKey(text)).toBe(expected)
})

test('the guide opens two days before check-in until the hour of check-out, a review from that day, by the villa’s clock', () => {
  expect(guideMoments(stay, TIMES)).toEqual({
    opensAt: Date.parse('2027-07-08T00:00+03:00'),
    closesAt: Date.parse('2027-07-13T10:00+03:00'),
  })
  expect(reviewMoment(stay.checkOut, TIMES.timeZone)).toBe(Date.parse('2027-07-13T00:00+03:00'))
})

test('a stay’s calendar event has the villa’s hours, whatever the guest’s time zone', () => {
  const lines = writeStayEvent(stay, {
    uid: 'key',
    title: 'Villa, Okçular',
    text: 'Giriş\nhttps://villa.example',
    place: 'Defne Sokak 12',
    zone: 'Europe/Istanbul',
    checkInFrom: '16:00',
    checkOutBy: '10:00',
    madeAt: Date.UTC(2026, 10, 23),
  }).split('\r\n')

  expect(lines).toContain('DTSTART:20270710T130000Z')
  expect(lines).toContain('DTEND:20270713T070000Z')
  expect(lines).toContain('SUMMARY:Villa\\, Okçular')
  expect(lines).toContain('DESCRIPTION:Giriş\\nhttps://villa.example')
  expect(lines.every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true)
})
