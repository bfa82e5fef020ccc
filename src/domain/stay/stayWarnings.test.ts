import { describe, expect, test } from 'vitest'
import { seasonStay } from '#domain/channels/testing.ts'
import { day } from '#domain/testing.ts'
import { season, terms } from '#domain/prices/testing.ts'
import { warningsOf } from './stayWarnings.ts'

const summer = season('2026-07-01', '2026-08-31', 9_000, 5, { arrivalDays: '6' })
const prices = { seasons: [summer], terms: terms({ minNights: 2 }) }
const stay = (checkIn: string, checkOut: string) => ({
  checkIn: day(checkIn),
  checkOut: day(checkOut),
})
const guest = (musteriAdi: string, checkIn: string, checkOut: string) =>
  seasonStay(musteriAdi, checkIn, checkOut, { musteriAdi })
const before = guest('Ayşe', '2026-07-01', '2026-07-04')
const after = guest('Can', '2026-07-11', '2026-07-15')

describe('an owner is warned', () => {
  test.each([
    ['of nothing: a week from Saturday', '2026-07-18', '2026-07-25', []],
    [
      'of guests who leave and come on the same days',
      '2026-07-04',
      '2026-07-11',
      [
        { code: 'sameDayIn', guest: before, day: '2026-07-04' },
        { code: 'sameDayOut', guest: after, day: '2026-07-11' },
      ],
    ],
    ['of too few nights', '2026-07-18', '2026-07-20', [{ code: 'short', nights: 5 }]],
    ['of too few nights out of season', '2026-09-18', '2026-09-19', [{ code: 'short', nights: 2 }]],
    ['of the day of arrival', '2026-07-20', '2026-07-27', [{ code: 'arrival', weekdays: '6' }]],
    ['of nothing while the days are the wrong way round', '2026-07-20', '2026-07-19', []],
  ])('%s', (_, checkIn, checkOut, warnings) => {
    expect(warningsOf(stay(checkIn, checkOut), [before, after], prices)).toEqual(warnings)
  })

  test('not of a guest on the same day if the terms allow it, or for blocked days', () => {
    const week = stay('2026-07-04', '2026-07-11')
    const turnover = { ...prices, terms: terms({ sameDayTurnover: true }) }

    expect(warningsOf(week, [before, after], turnover)).toEqual([])
    expect(warningsOf(week, [{ ...before, status: 'blocked' }], prices)).toEqual([])
  })
})
