import { describe, expect, test } from 'vitest'
import { day } from '#domain/testing.ts'
import { formatDate, formatLongDate, formatStay } from './format.ts'

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
    expect(formatStay(stay, language)).toBe(words)
  })
})
