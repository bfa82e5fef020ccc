import { expect, test } from 'vitest'
import { atOnce } from '#lib/yieldToMain.ts'
import { firstRecentKey, isFrom, isRecent, recentSince } from './recentStays.ts'
import { day } from './testing.ts'

const since = day('2025-01-01')
const ended = { girisTarihi: '28.12.2024', cikisTarihi: '31.12.2024' }
const recent = { girisTarihi: '28.12.2024', cikisTarihi: '01.01.2025' }

test('this season and the last are recent: what has ended since the first day of last year', () => {
  expect(recentSince(2026)).toBe(since)
  expect(isRecent(recent, since)).toBe(true)
  expect(isRecent(ended, since)).toBe(false)
})

test.each([
  ['has dates that nobody can read', { girisTarihi: 'yazın', cikisTarihi: '31.12.2024' }],
  ['has no dates', null],
  ['ends before it begins', { girisTarihi: '31.12.2024', cikisTarihi: '28.12.2024' }],
  [
    'says more than its dates, as the site before this one stored it',
    { ...ended, musteriAdi: 'A' },
  ],
])('a record that %s is to be mended, however old', (_, dates) => {
  expect(isRecent(dates, since)).toBe(true)
})

const first = (dates: { [key: string]: unknown }) =>
  atOnce(firstRecentKey(Object.entries(dates), since))

test('the first recent key is the least of them, in whatever order they come', () => {
  expect(first({ '-d': recent, '-a': ended, '-b': recent, '-c': ended })).toBe('-b')
})

test.each([
  ['there is nothing recent', { '-a': ended }],
  ['a recent one stands under a whole number, before all other keys', { '-a': ended, '7': recent }],
])('nothing can be left out where %s', (_, dates) => {
  expect(first(dates)).toBeNull()
})

test('whole numbers stand before every edge, as they do in the database', () => {
  expect(['-b', '-c', '7', '-7', '-a'].map((key) => isFrom('-b', key))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
  expect(isFrom(null, '7')).toBe(true)
})
