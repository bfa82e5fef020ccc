import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { day } from '#domain/testing.ts'
import { formatClock, formatDate, formatLongDate, formatSpan, formatStay } from './format.ts'
import { showLanguage, textsIn } from './index.ts'

beforeAll(() => showLanguage('en'))
afterAll(() => showLanguage('tr'))

describe('a day reads the same wherever the reader is', () => {
  test.each([
    ['tr', '01.07.2026', '1 Temmuz 2026'],
    ['en', '1 Jul 2026', 'July 1, 2026'],
  ] as const)('in %s as %s and %s', (language, short, long) => {
    expect(formatDate(day('2026-07-01'), language)).toBe(short)
    expect(formatLongDate(day('2026-07-01'), language)).toBe(long)
  })

  test.each([
    ['tr', '2026-07-10', '2026-07-15', '10–15 Temmuz'],
    ['en', '2026-07-10', '2026-07-15', 'July 10–15'],
    ['tr', '2026-07-31', '2026-08-01', '31 Temmuz\u2009–\u20091 Ağustos'],
  ] as const)('and so does a stay: in %s from %s to %s is %s', (language, from, to, words) => {
    const stay = { checkIn: day(from), checkOut: day(to) }
    expect(formatStay(stay, language, null)).toBe(words)
  })

  test('a stay of another year has its year', () => {
    const stay = { checkIn: day('2027-07-10'), checkOut: day('2027-07-15') }

    expect(formatStay(stay, 'tr', day('2026-12-01'))).toBe('10–15 Temmuz 2027')
    expect(formatStay(stay, 'en', day('2027-01-01'))).toBe('July 10–15')
  })
})

test.each([
  ['2027-06-15', '2027-09-15', '15 Haziran – 15 Eylül 2027', 'June 15 – September 15, 2027'],
  [
    '2026-12-20',
    '2027-01-05',
    '20 Aralık 2026 – 5 Ocak 2027',
    'December 20, 2026 – January 5, 2027',
  ],
  ['2027-07-10', '2027-07-14', '10–14 Temmuz 2027', 'July 10–14, 2027'],
  ['2027-07-10', '2027-07-10', '10 Temmuz 2027', 'July 10, 2027'],
])('the nights %s to %s', (from, to, turkish, english) => {
  const span = { from: day(from), to: day(to) }
  const plain = (text: string) => text.replaceAll(/\s/g, ' ')

  expect(plain(formatSpan(span, 'tr'))).toBe(turkish)
  expect(plain(formatSpan(span, 'en'))).toBe(english)
})

test.each([
  ['tr', '14:05', '24 Kas 14:05'],
  ['en', '14:05', 'Nov 24 14:05'],
] as const)('a moment in %s is today’s time, or with its day', (language, today, earlier) => {
  const moment = new Date(2026, 10, 24, 14, 5).getTime()

  expect(formatClock(moment, moment + 60_000, language)).toBe(today)
  expect(formatClock(moment, moment + 86_400_000, language)).toBe(earlier)
})

test.each([
  ['tr', '1,55'],
  ['en', '1.55'],
] as const)('a text writes a number as in %s: %s', (language, written) => {
  const defaultValue = '{{metres, number}}'
  expect(textsIn(language)('key', { defaultValue, metres: 1.55 })).toBe(written)
})
