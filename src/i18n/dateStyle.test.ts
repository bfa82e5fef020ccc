// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { day } from '#domain/testing.ts'
import { readersDateStyle } from './dateStyle.ts'
import { formatFullDate, formatLongDate, formatReadersMoment, placeInWeek } from './format.ts'
import { showLanguage } from './index.ts'

const SUNDAY = day('2027-07-11')

afterEach(async () => {
  vi.restoreAllMocks()
  await showLanguage('tr')
})

test.each(['en-GB', 'en-AU', 'en-IE', 'de', 'fr-FR', 'nl', 'ru', 'tr-TR'])(
  'a browser in %s reads English dates day first, with weeks from Monday',
  async (own) => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue([own, 'en-US', 'en'])

    await showLanguage('en')

    expect(formatLongDate(SUNDAY, 'en')).toBe('11 July 2027')
    expect(formatFullDate(SUNDAY, 'en')).toBe('Sunday 11 July 2027')
    expect(placeInWeek(SUNDAY, 'en')).toBe(6)
  },
)

test.each([[['en-US', 'en-GB']], [['en']], [['ja']], [['en-US@posix']], [[]]])(
  'a browser in %j reads English dates as in the United States',
  async (languages) => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)

    await showLanguage('en')

    expect(formatLongDate(SUNDAY, 'en')).toBe('July 11, 2027')
    expect(formatFullDate(SUNDAY, 'en')).toBe('Sunday, July 11, 2027')
    expect(placeInWeek(SUNDAY, 'en')).toBe(0)
  },
)

test.each([['en-US'], ['de']])('Turkish dates are the same for a browser in %s', (own) => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue([own])

  expect(readersDateStyle('tr')).toEqual({ locale: 'tr', week: 'iso8601' })
  expect(formatLongDate(SUNDAY, 'tr')).toBe('11 Temmuz 2027')
})

test('in the office every browser reads English one way: the day first, weeks from Monday, twenty-four hours', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-US'])
  vi.spyOn(location, 'pathname', 'get').mockReturnValue('/admin/today')

  await showLanguage('en')

  expect(formatLongDate(SUNDAY, 'en')).toBe('11 July 2027')
  expect(placeInWeek(SUNDAY, 'en')).toBe(6)
  expect(formatReadersMoment(Date.parse('2027-07-11T20:30:00+03:00'), 'en')).toMatch(/20:30$/)
})

test('texts in another language than the page’s have the office’s date style', () => {
  expect(formatLongDate(SUNDAY, 'en')).toBe('11 July 2027')
})
