// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { day } from '#domain/testing.ts'
import { formatLongDate, placeInWeek } from './format.ts'

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
