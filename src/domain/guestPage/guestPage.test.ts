import { expect, test } from 'vitest'
import { TIMES, day } from '#domain/testing.ts'
import { guideMoments, reviewMoment } from './moments.ts'
import { keyIn } from './pageKey.ts'
import { writeStayEvent } from './stayEvent.ts'

const stay = { checkIn: day('2027-07-10'), checkOut: day('2027-07-13') }

const KEY = 'AZaz09-_00000000000000'

test.each(['', '.', ')', '>', '%2E', '%29', '>.', '_', '-', '?x=1', '%0A', '\u200b', 'a'])(
  'the key in an address is found before %j',
  (after) => {
    expect(keyIn(`#${KEY}${after}`)).toBe(KEY)
  },
)

test.each([`#%3C${KEY}%3E`, `#<${KEY}>`, `#${KEY.slice(0, 9)}%20${KEY.slice(9)}`, `# ${KEY}`])(
  'the key is found in %s',
  (fragment) => {
    expect(keyIn(fragment)).toBe(KEY)
  },
)

test.each(['', '#', '#AZaz09-_0000000000000', '#AZaz09-_0000000000000+'])(
  '%j contains no key',
  (fragment) => {
    expect(keyIn(fragment)).toBe('')
  },
)

test('the guide opens two days before check-in until the hour of check-out, a review from that day, by the villa’s clock', () => {
  expect(guideMoments(stay, TIMES)).toEqual({
    opensAt: Date.parse('2027-07-08T00:00+03:00'),
    closesAt: Date.parse('2027-07-13T10:00+03:00'),
  })
  expect(reviewMoment(stay.checkOut, TIMES.timeZone)).toBe(Date.parse('2027-07-13T00:00+03:00'))
})

test('a stay’s calendar event has the villa’s hours, in any time zone of the guest', () => {
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
