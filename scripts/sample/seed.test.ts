import { expect, test } from 'vitest'
import { findUnsoundness } from '#domain/soundness.ts'
import { isObject, type Json, type JsonObject, memberOf } from '#rtdb-emulator/rtdb/json.ts'
import { seed } from './seed.ts'

const TODAY = '2026-05-04'

function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10)
}

function daysBetween(from: string, to: string): string[] {
  const count = (Date.parse(to) - Date.parse(from)) / 86_400_000
  return Array.from({ length: count }, (_, at) => addDays(from, at))
}

function textAt(record: Json | undefined, key: string): string {
  const text = memberOf(record ?? null, key)
  return typeof text === 'string' ? text : ''
}

/** The day in any of the stored formats as yyyy-MM-dd. */
function readDay(text: string): string {
  const [first = '', second = '', third = ''] = text.split(/[./-]/)
  if (text.includes('.')) return `${third}-${second}-${first}`
  return text.includes('/') ? `${third}-${first}-${second}` : text
}

function entriesAt(data: Json, key: string): [string, JsonObject][] {
  const node = memberOf(data, key)
  return Object.entries(isObject(node) ? node : {}).flatMap(([id, child]) => {
    return isObject(child) ? [[id, child] as [string, JsonObject]] : []
  })
}

function staysOf(data: Json) {
  return entriesAt(data, 'reservations')
    .map(([id, record]) => ({
      id,
      checkIn: readDay(textAt(record, 'girisTarihi')),
      checkOut: readDay(textAt(record, 'cikisTarihi')),
      record,
    }))
    .filter(({ checkIn }) => !checkIn.endsWith('-02-31'))
    .toSorted((a, b) => a.checkIn.localeCompare(b.checkIn))
}

/** The days that the public calendar blocks: check-in through check-out. */
function blockedDays(data: Json): Set<string> {
  const days = new Set<string>()
  for (const { checkIn, checkOut } of staysOf(data)) {
    for (const day of [...daysBetween(checkIn, checkOut), checkOut]) days.add(day)
  }
  return days
}

function freeRun(from: string, to: string, blocked: Set<string>): number {
  let [run, longest] = [0, 0]
  for (const day of [...daysBetween(from, to), to]) {
    run = blocked.has(day) ? 0 : run + 1
    longest = Math.max(longest, run)
  }
  return longest
}

test('leave the days free that tests and visitors expect, through the year', () => {
  const faults: string[] = []
  // Five days apart: every weekday, and each month at six of its days.
  for (let offset = 0; offset < 366; offset += 5) {
    const today = addDays('2027-12-01', offset)
    const blocked = blockedDays(seed(today))
    const isBlocked = (day: number) => blocked.has(addDays(today, day))

    if ([20, 21, 22, 23, 24, 25, 26, 27].some(isBlocked)) faults.push(`${today}: day 20 to 27`)
    if (![40, 41, 42, 43, 44].every(isBlocked)) faults.push(`${today}: day 40 to 44`)
    if (isBlocked(39) || isBlocked(45)) faults.push(`${today}: around day 40 to 44`)
    const month = Number(today.slice(5, 7)) - 1
    for (let ahead = 1; ahead <= 6; ahead += 1) {
      const first = new Date(Date.UTC(Number(today.slice(0, 4)), month + ahead, 1))
      const last = new Date(Date.UTC(Number(today.slice(0, 4)), month + ahead + 1, 0))
      const days = [first, last].map((day) => day.toISOString().slice(0, 10))
      if (freeRun(days[0] ?? '', days[1] ?? '', blocked) < 5)
        faults.push(`${today}: month ${ahead}`)
    }
  }
  expect(faults).toEqual([])
})

test('the sample is sound', () => {
  expect(findUnsoundness(seed(TODAY))).toEqual([])
})
