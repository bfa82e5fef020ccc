import { describe, expect, test } from 'vitest'
import { day } from '#domain/testing.ts'
import { tidyDate, typedDate } from './typedDate.ts'

describe('a date', () => {
  test.each([
    ['1.7.2026', '01.07.2026'],
    ['1.7.26', '01.07.2026'],
    ['1/7/2026', '01.07.2026'],
    ['12/10/2026', '12.10.2026'],
    ['2026-07-01', '01.07.2026'],
    ['010726', '01.07.2026'],
    ['01072026', '01.07.2026'],
    ['1. 7. 2026', '01.07.2026'],
    // As the office prints it, in both languages.
    ['21 Dec 2026', '21.12.2026'],
    ['Monday, 21 December 2026', '21.12.2026'],
    ['December 21, 2026', '21.12.2026'],
    ['1 Tem 2026', '01.07.2026'],
    ['24 Kasım 2026 Salı', '24.11.2026'],
    // As spreadsheets print it.
    ['1-Jul-27', '01.07.2027'],
    ['1.Tem.27', '01.07.2027'],
    ['15.07.27 Per', '15.07.2027'],
    ['\u200e20\u200e.\u200e07\u200e.\u200e2027', '20.07.2027'],
    // No month, and no day of the villa's zone.
    ['3 Juli 2027', '3 Juli 2027'],
    ['2027-07-02T21:00:00.000Z', '2027-07-02T21:00:00.000Z'],
    ['02.07.2027 23:59:17', '02.07.2027 23:59:17'],
    // Invalid dates are left as typed.
    ['31 Feb 2026', '31 Feb 2026'],
    ['21 Dezember 2026', '21 Dezember 2026'],
    ['until 21 Dec 2026', 'until 21 Dec 2026'],
    ['21 Dec 1926', '21 Dec 1926'],
    ['31.02.2026', '31.02.2026'],
    ['12/31/2026', '12/31/2026'],
    ['1.7.1926', '1.7.1926'],
    [' yarın ', 'yarın'],
    ['', ''],
  ])('typed as "%s" is formatted as "%s" on blur', (typed, tidy) => {
    expect(tidyDate(typed)).toBe(tidy)
  })

  test.each([
    ['18.7', '18.07.2027'],
    ['18 7', '18.07.2027'],
    ['18.12.', '18.12.2026'],
    ['18 tem', '18.07.2027'],
    ['July 18', '18.07.2027'],
    ['27.11', '27.11.2026'],
    ['31.6', '31.6'],
    ['18', '18'],
  ])('without a year, typed as "%s" on 27 November 2026, is the next such day', (typed, tidy) => {
    expect(tidyDate(typed, day('2026-11-27'))).toBe(tidy)
    expect(tidyDate(typed)).toBe(typed)
  })

  test('is complete once it is fully typed', () => {
    expect(typedDate('10.07.2026')).toBe('2026-07-10')
  })

  test.each(['10.07.1926', '10.07.20261', '10.07.202', '1.7.2026', '07/10/2026', '2026-07-10'])(
    'is incomplete while it is "%s"',
    (text) => {
      expect(typedDate(text)).toBeNull()
    },
  )
})
