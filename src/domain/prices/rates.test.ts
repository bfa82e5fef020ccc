import { expect, test } from 'vitest'
import { day } from '#domain/testing.ts'
import { approximate, ratesOf } from './rates.ts'

const ON = { ratesDay: day('2026-11-20') }

test('an amount is converted with the stored rates, to whole units', () => {
  expect(approximate(6500, ratesOf({ ...ON, poundRate: 57.25, euroRate: 48 }))).toEqual([
    { currency: 'GBP', amount: 114 },
    { currency: 'EUR', amount: 135 },
  ])
  expect(approximate(6500, ratesOf({ ...ON, dollarRate: 41.5 }))).toEqual([
    { currency: 'USD', amount: 157 },
  ])
})

test.each([
  ['no rate', {}],
  ['a day and no rate', ON],
  ['a rate of no day', { poundRate: 57 }],
])('with %s nothing is converted', (_, given) => {
  expect(ratesOf(given)).toBeNull()
  expect(approximate(6500, ratesOf(given))).toEqual([])
})
