import { describe, expect, test } from 'vitest'
import { addDays, type IsoDate } from '#domain/date.ts'
import { day } from '#domain/testing.ts'
import { backupsAmong, backupName, outdatedBackups } from './backups.ts'

const VILLA = 'villa-defne-yedek'
const named = (date: IsoDate) => backupName(VILLA, date, false)
const daily = (from: string, count: number) =>
  Array.from({ length: count }, (_, days) => named(addDays(day(from), days)))

/** The backups left after one a day, with the outdated ones removed each time. */
function keepDaily(from: string, count: number): string[] {
  return daily(from, count).reduce<string[]>((kept, name) => {
    const all = [...kept, name]
    const outdated = new Set(outdatedBackups(VILLA, all))
    return all.filter((each) => !outdated.has(each))
  }, [])
}

describe('of two years’ backups', () => {
  test('fourteen days and the last one of each of twelve months are left', () => {
    const kept = keepDaily('2024-11-24', 730)

    expect(kept.slice(-14)).toEqual(daily('2026-11-10', 14))
    const lastDays = Array.from({ length: 11 }, (_, month) => new Date(Date.UTC(2026, month, 0)))
    expect(kept.slice(0, -14)).toEqual(
      lastDays.map((last) => named(day(last.toISOString().slice(0, 10)))),
    )
  })

  test('a day counts once, even with an encrypted and a plain backup', () => {
    const both = daily('2026-11-01', 14).flatMap((name) => [name, `${name}.age`])

    expect(outdatedBackups(VILLA, both)).toEqual([])
  })
})

test('a backup after a long pause removes as many as any other', () => {
  const before = keepDaily('2026-01-01', 60)

  expect(outdatedBackups(VILLA, [...before, named(day('2028-06-01'))])).toEqual([
    named(day('2026-02-16')),
  ])
})

test.each([
  'villa-defne-yedek-2026-11-31.json',
  'villa-defne-yedek-2026-11-23.json.part',
  'Villa-defne-yedek-2026-11-23.json',
  'villa-zeytin-yedek-2026-11-23.json',
  'calendar.ics',
])('%s is no backup of ours, and is kept', (name) => {
  const many = [...daily('2026-01-01', 300), name]

  expect(backupsAmong(VILLA, [name])).toEqual([])
  expect(outdatedBackups(VILLA, many)).not.toContain(name)
})

test('the newest backup comes first, with whether it is encrypted', () => {
  const names = ['2026-11-21', '2026-11-23', '2026-11-22'].map((date) =>
    backupName(VILLA, day(date), true),
  )

  expect(backupsAmong(VILLA, names)[0]).toEqual({
    name: 'villa-defne-yedek-2026-11-23.json.age',
    day: '2026-11-23',
    sealed: true,
  })
})
