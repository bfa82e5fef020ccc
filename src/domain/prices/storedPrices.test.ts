import { expect, test } from 'vitest'
import { NO_PRICES, readPrices } from './prices.ts'

const SUMMER = { from: '2026-06-15', to: '2026-09-15', perNight: 9000, minNights: 5 }
const TERMS = {
  cleaningFee: 1500,
  depositPercent: 30,
  minNights: 3,
  sameDayTurnover: true,
  taxPercent: 0,
  taxPaid: 'included',
}
const NO_STORED_PRICES = { ...NO_PRICES, version: 0, unreadable: [] }

test('stored prices are parsed', () => {
  const stored = { seasons: { summer: SUMMER }, terms: TERMS, version: 7 }

  expect(readPrices(stored)).toEqual({
    seasons: [{ id: 'summer', ...SUMMER }],
    terms: TERMS,
    version: 7,
    unreadable: [],
  })
})

test.each([[null], [undefined], ['prices'], [[]], [{}], [{ seasons: 'none', version: 'x' }]])(
  '%j is parsed as no prices',
  (stored) => {
    expect(readPrices(stored)).toEqual(NO_STORED_PRICES)
  },
)

test('invalid seasons are reported and price no night', () => {
  const free = { ...SUMMER, perNight: 0 }
  const greedy = { ...TERMS, depositPercent: 120 }

  expect(readPrices({ seasons: { free, summer: SUMMER }, terms: greedy })).toEqual({
    seasons: [{ id: 'summer', ...SUMMER }],
    terms: NO_PRICES.terms,
    version: 0,
    unreadable: [
      { id: 'free', stored: JSON.stringify(free) },
      { id: 'terms', stored: JSON.stringify(greedy) },
    ],
  })
})
