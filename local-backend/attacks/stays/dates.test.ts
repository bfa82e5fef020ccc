import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '#domain/date.ts'
import { isTooLong } from '#domain/stay.ts'
import { day } from '#domain/testing.ts'
import { DEMO_ACCOUNTS } from '#rtdb-emulator/testing/accounts.ts'
import type { Changes } from '#local-backend/attacks/attackers.ts'
import { compileRules } from '#rtdb-emulator/rtdb/rules.ts'
import { parsePath, withNode } from '#rtdb-emulator/rtdb/tree.ts'
import { fromJson } from '#rtdb-emulator/rtdb/value.ts'
import { createJudge } from './judge.ts'
import { stayOf } from './lengths.ts'
import { nights } from '#rules/nights.ts'
import { reservations } from '#rules/reservations.ts'
import type { Rules } from '#rules/language.ts'
import { writeRules } from '#rules/write.ts'

const file = 'database.rules.json'
const rules = compileRules(readFileSync(file, 'utf8'), file)
const { owner } = DEMO_ACCOUNTS
const EMPTY = { admins: { [owner.uid]: owner.email } }
const isGranted = (changes: Changes) =>
  createJudge([['', changes]], owner, EMPTY)(rules).length === 1

/** What the rules ask of a day and of a night's name alone; of a stay they ask besides that it has its nights. */
const asked = compileRules(
  writeRules({
    '.write': true,
    day: { '.validate': validateOf(reservations, '$reservation', 'cikisTarihi') },
    nights: { $night: { '.validate': validateOf(nights, '$night') } },
  }),
  'a part of the rules',
)
const mayStand = (path: string, value: string) =>
  asked.mayWrite({
    paths: [parsePath(path)],
    before: null,
    after: withNode(null, parsePath(path), fromJson(value)),
    auth: null,
    now: 0,
  })
const isDay = (form: string) => mayStand('day', form)

function validateOf(rules: Rules, ...[key, ...rest]: string[]): string {
  const below = key === undefined ? rules['.validate'] : rules[key]
  if (typeof below === 'string') return below
  if (!isRules(below)) throw new Error(`${key} has no rules`)
  return validateOf(below, ...rest)
}

function isRules(value: Rules[string] | undefined): value is Rules {
  return typeof value === 'object' && !Array.isArray(value)
}

describe('a date is stored in its three forms exactly when it is in the calendar', () => {
  const part = (most: number) => fc.integer({ min: 0, max: most })
  const year = fc.oneof(fc.integer({ min: 2027, max: 10_000 }), fc.constantFrom(2028, 2100, 2400))
  const pad = (number: number, length: number) => String(number).padStart(length, '0')

  test('whatever year, month and day', () => {
    fc.assert(
      fc.property(year, part(13), part(32), (y, m, d) => {
        const [yyyy, MM, dd] = [pad(y, 4), pad(m, 2), pad(d, 2)]
        const forms = [`${dd}.${MM}.${yyyy}`, `${MM}/${dd}/${yyyy}`, `${yyyy}-${MM}-${dd}`]
        const expected = isInCalendar(y, m, d)

        const taken = forms.map(isDay)

        expect(taken).toEqual([expected, expected, expected])
      }),
      { numRuns: 300 },
    )
  })

  test('and a night is named by its third', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2027, max: 9999 }), part(13), part(32), (y, m, d) => {
        const [yyyy, MM, dd] = [pad(y, 4), pad(m, 2), pad(d, 2)]

        const taken = mayStand(`nights/${yyyy}-${MM}-${dd}`, 'new')

        expect(taken).toBe(isInCalendar(y, m, d))
      }),
      { numRuns: 300 },
    )
  })

  test.each(['29.02.2028', '29.02.2400', '02/29/2028', '2028-02-29'])('%s is a day', (form) => {
    expect(isDay(form)).toBe(true)
  })

  test.each([
    '31.02.2027',
    '29.02.2027',
    '29.02.2100',
    '02/30/2028',
    '2027-02-29',
    '1.7.2027',
    '10.07.27',
    '10-07-2027',
    '10.07.2027 ',
    '10.07.2027\n',
    'x10.07.2027',
    '..',
  ])('%j is no date', (form) => {
    expect(isDay(form)).toBe(false)
  })
})

describe('a stay is as long as the form lets it be', () => {
  const first = fc
    .integer({ min: 1, max: 36_000 })
    .map((later) => addDays(day('2000-01-01'), later))

  test('from whatever day', () => {
    const length = fc.oneof(fc.integer({ min: 1, max: 1_500 }), fc.integer({ min: 363, max: 368 }))
    fc.assert(
      fc.property(first, length, (checkIn, nights) => {
        const stay = { checkIn, checkOut: addDays(checkIn, nights) }

        expect(isGranted(stayOf(stay.checkIn, stay.checkOut))).toBe(!isTooLong(stay))
      }),
      { numRuns: 60 },
    )
  })
})

/** Four-digit years, Gregorian. */
function isInCalendar(y: number, m: number, d: number): boolean {
  const date = new Date(Date.UTC(y, m - 1, d))
  return y <= 9999 && date.getUTCMonth() === m - 1 && date.getUTCDate() === d
}
