import { villa } from '#content/villa.ts'
import { expect, test } from 'vitest'
import { blockedDays, isBlocked } from '#domain/stay/availability.ts'
import { addDays } from '#domain/date.ts'
import { findUnsoundness } from '#domain/soundness/soundness.ts'
import { readStayDates } from '#domain/stay/stayDates.ts'
import { day } from '#domain/testing.ts'
import { getField } from '#domain/field/record.ts'
import { entriesOf } from '#domain/field/collection.ts'
import { memberOf } from '#rtdb-emulator/rtdb/json.ts'
import { seed } from './seed.ts'

test('leave the days free that tests and visitors expect, through the year', () => {
  const faults: string[] = []
  // Five days apart: every weekday, and each month at six of its days.
  for (let offset = 0; offset < 366; offset += 5) {
    const today = addDays(day('2027-12-01'), offset)
    const stays = entriesOf(memberOf(seed(today), 'reservations')).flatMap(([, stored]) => {
      const read = readStayDates(stored)
      return 'dates' in read ? [read.dates] : []
    })
    const blocked = blockedDays(stays)
    const isTaken = (days: number) => isBlocked(blocked, addDays(today, days))
    const longestFree = (month: string) => {
      const days = Array.from({ length: 366 }, (_, ahead) => addDays(today, ahead))
      const inMonth = days.filter((each) => each.startsWith(month))
      const marks = inMonth.map((each) => (isBlocked(blocked, each) ? ' ' : 'x')).join('')
      return Math.max(...marks.split(' ').map(({ length }) => length))
    }

    if ([20, 21, 22, 23, 24, 25, 26, 27].some(isTaken)) faults.push(`${today}: day 20 to 27`)
    if (![40, 41, 42, 43, 44].every(isTaken)) faults.push(`${today}: day 40 to 44`)
    if (isTaken(39) || isTaken(45)) faults.push(`${today}: around day 40 to 44`)
    for (let ahead = 1; ahead <= 6; ahead += 1) {
      const first = new Date(
        Date.UTC(Number(today.slice(0, 4)), Number(today.slice(5, 7)) - 1 + ahead),
      )
      if (longestFree(first.toISOString().slice(0, 7)) < 5) faults.push(`${today}: month ${ahead}`)
    }
  }
  expect(faults).toEqual([])
})

test('the sample’s stays have agreements of different days and terms, some none', () => {
  const agreements = entriesOf(memberOf(seed('2026-05-04'), 'reservationDetails')).map(
    ([, stored]) => getField(stored, 'agreement'),
  )
  const made = agreements.filter((agreement) => agreement !== undefined)
  const different = (name: string) => new Set(made.map((each) => getField(each, name))).size

  expect(made.length).toBeLessThan(agreements.length)
  expect(different('at')).toBeGreaterThan(5)
  expect(different('freeDays')).toBe(3)
})

test('the sample is sound', () => {
  expect(findUnsoundness(seed('2026-05-04'), villa, day('2026-05-04'))).toEqual([])
})
