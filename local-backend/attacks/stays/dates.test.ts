import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '#domain/date.ts'
import { isTooLong } from '#domain/stay.ts'
import { day } from '#domain/testing.ts'
import type { Changes } from '#local-backend/attacks/attackers.ts'
import { compileRules } from '#local-backend/rtdb/rules.ts'
import { createJudge } from './judge.ts'
import { stayOf } from './lengths.ts'
import { details, said } from './writes.ts'

const file = 'database.rules.json'
const rules = compileRules(readFileSync(file, 'utf8'), file)
const isGranted = (changes: Changes) => createJudge([['', changes]])(rules).length === 1

/** A stay from the first day of a year up to a day of it written in some form, and what its private half says of that day. */
function stayUntil(cikisTarihi: string, [yil = '', ay = '', gun = '']: string[]): Changes {
  const year = yil.slice(0, 4)
  return {
    'reservations/new': { girisTarihi: `01.01.${year}`, cikisTarihi },
    'reservationDetails/new': {
      ...details,
      giris: { yil: year, ay: '01', gun: '01' },
      cikis: { yil, ay, gun },
      surum: 1,
    },
    [`nights/${year}-01-01`]: 'new',
    ...said('new', 'add', 1),
  }
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
        // A stay has a night.
        fc.pre(m !== 1 || d !== 1)
        const expected = isInCalendar(y, m, d)

        const taken = forms.map((form) => isGranted(stayUntil(form, [yyyy, MM, dd])))

        expect(taken).toEqual([expected, expected, expected])
      }),
      { numRuns: 300 },
    )
  })

  test('and a night is named by its third', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2027, max: 9999 }), part(13), part(32), (y, m, d) => {
        const [yyyy, MM, dd] = [pad(y, 4), pad(m, 2), pad(d, 2)]
        const stay = stayUntil(`31.12.${yyyy}`, [yyyy, '12', '31'])

        const taken = isGranted({ ...stay, [`nights/${yyyy}-${MM}-${dd}`]: 'new' })

        expect(taken).toBe(isInCalendar(y, m, d) && `${MM}-${dd}` < '12-31')
      }),
      { numRuns: 300 },
    )
  })

  test.each(['29.02.2028', '29.02.2400', '02/29/2028', '2028-02-29'])('%s is a day', (form) => {
    expect(
      isGranted(
        stayUntil(form, form.includes('2400') ? ['2400', '02', '29'] : ['2028', '02', '29']),
      ),
    ).toBe(true)
  })

  test.each([
    ['31.02.2027', ['2027', '02', '31']],
    ['29.02.2027', ['2027', '02', '29']],
    ['29.02.2100', ['2100', '02', '29']],
    ['02/30/2028', ['2028', '02', '30']],
    ['2027-02-29', ['2027', '02', '29']],
    ['1.7.2027', ['2027', '7', '1']],
    ['10.07.27', ['27', '07', '10']],
    ['10-07-2027', ['10', '07', '2027']],
    ['10.07.2027 ', ['2027 ', '07', '10']],
    ['10.07.2027\n', ['2027\n', '07', '10']],
    ['x10.07.2027', ['2027', '07', 'x10']],
    ['..', ['', '', '']],
  ])('%j is no date', (form, pieces) => {
    expect(isGranted(stayUntil(form, pieces))).toBe(false)
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
      { numRuns: 300 },
    )
  })
})

/** Four-digit years, Gregorian. */
function isInCalendar(y: number, m: number, d: number): boolean {
  const date = new Date(Date.UTC(y, m - 1, d))
  return y <= 9999 && date.getUTCMonth() === m - 1 && date.getUTCDate() === d
}
