// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { day } from '#domain/testing.ts'
import { formatLongDate, formatMoment, placeInWeek } from './format.ts'

const SUNDAY = day('2027-07-11')

afterEach(() => vi.restoreAllMocks())

test.each([
  [['en-US', 'en'], 'July 11, 2027', 0],
  [['en-GB', 'en'], '11 July 2027', 6],
  [['tr-TR', 'en-GB'], '11 July 2027', 6],
  [['en-US', 'en-GB'], 'July 11, 2027', 0],
  [['tr-TR'], 'July 11, 2027', 0],
])('a browser that asks for %j reads English its way', (languages, date, place) => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)

  expect(formatLongDate(SUNDAY, 'en')).toBe(date)
  expect(placeInWeek(SUNDAY, 'en')).toBe(place)
  expect(formatLongDate(SUNDAY, 'tr')).toBe('11 Temmuz 2027')
})

test('in the office every browser reads English one way: the day first, weeks from Monday, twenty-four hours', () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-US'])
  vi.spyOn(location, 'pathname', 'get').mockReturnValue('/admin/today')

  expect(formatLongDate(SUNDAY, 'en')).toBe('11 July 2027')
  expect(placeInWeek(SUNDAY, 'en')).toBe(6)
  expect(formatMoment(Date.parse('2027-07-11T20:30:00+03:00'), 'en')).toMatch(/20:30$/)
  expect(formatLongDate(SUNDAY, 'tr')).toBe('11 Temmuz 2027')
})
