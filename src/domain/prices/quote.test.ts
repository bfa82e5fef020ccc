import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countNights, nightsOf, type StayDates } from '#domain/stay/stayDates.ts'
import { day } from '#domain/testing.ts'
import { type Prices, seasonOn } from './prices.ts'
import { type Quote, type QuoteLine, quoteOf } from './quote.ts'
import { anyPrices, anyStay, season, terms } from './testing.ts'

const YEAR = [
  season('2026-04-01', '2026-06-14', 5_500),
  season('2026-06-15', '2026-09-15', 9_000),
  season('2026-09-16', '2026-10-31', 6_000),
  season('2026-12-20', '2027-01-05', 8_000),
]

function stay(checkIn: string, checkOut: string): StayDates {
  return { checkIn: day(checkIn), checkOut: day(checkOut) }
}

/** A quote in a line: nights at a price each, cleaning, total, deposit. */
function brief(quote: Quote): string {
  if (quote.state === 'unpriced') return `no price for ${quote.nights}`
  const lines = quote.lines.map((line) =>
    line.kind === 'nights' ? `${line.nights}×${line.perNight}` : `${line.percent}% ${line.amount}`,
  )
  return `${lines.join(' + ')} + ${quote.cleaningFee} = ${quote.total}, deposit ${quote.deposit}`
}

describe('the quote of a stay', () => {
  const usual: Prices = {
    seasons: YEAR,
    terms: terms({ cleaningFee: 1_500, depositPercent: 30 }),
  }

  test.each([
    ['in one season', '2026-07-10', '2026-07-15', '5×9000 + 1500 = 46500, deposit 13950'],
    ['over two', '2026-06-12', '2026-06-17', '3×5500 + 2×9000 + 1500 = 36000, deposit 10800'],
    ['with a night too many', '2026-10-30', '2026-11-02', 'no price for 1'],
    ['whose days are the wrong way round', '2026-07-15', '2026-07-10', 'no price for 0'],
    ['of eight thousand years', '2026-04-01', '9999-12-31', 'no price for 2912121'],
  ])('%s', (_, checkIn, checkOut, expected) => {
    expect(brief(quoteOf(stay(checkIn, checkOut), usual))).toBe(expected)
  })

  test.each<[string, Partial<Prices['terms']>, string]>([
    ['defaults', {}, '3×9000 + 0 = 27000, deposit 0'],
    ['an odd deposit', { depositPercent: 33, cleaningFee: 1 }, '3×9000 + 1 = 27001, deposit 8910'],
  ])('with %s in the terms', (_, given, expected) => {
    const prices = { seasons: YEAR, terms: terms(given) }

    expect(brief(quoteOf(stay('2026-07-10', '2026-07-13'), prices))).toBe(expected)
  })

  test('has the price of a holiday for its nights, and summer’s before and after', () => {
    const seasons = [
      season('2026-06-15', '2026-09-15', 9_000, 1, { weekPercent: 10 }),
      season('2026-07-10', '2026-07-12', 12_000),
    ]

    const quote = quoteOf(stay('2026-07-08', '2026-07-15'), { seasons, terms: terms() })

    expect(brief(quote)).toBe(
      '2×9000 + 10% -1800 + 3×12000 + 2×9000 + 10% -1800 + 0 = 68400, deposit 0',
    )
  })
})

describe('a season’s weekend and week', () => {
  const summer = { weekendPerNight: 11_000, weekPercent: 10 }
  const prices: Prices = {
    seasons: [
      season('2026-06-01', '2026-06-30', 5_000, 1, { weekPercent: 50 }),
      season('2026-07-01', '2026-08-31', 9_000, 1, summer),
      season('2026-09-01', '2026-09-30', 6_000, 1, { weekendPerNight: 6_000, weekPercent: 0 }),
    ],
    terms: terms({ cleaningFee: 1_500 }),
  }

  test.each([
    // 3 July 2026 is a Friday.
    ['Thursday to Sunday', '2026-07-02', '2026-07-05', '1×9000 + 2×11000 + 1500 = 32500'],
    ['seven nights', '2026-07-06', '2026-07-13', '5×9000 + 2×11000 + 10% -6700 + 1500 = 61800'],
    [
      'a week over two seasons: each takes its own part off its own nights',
      '2026-06-29',
      '2026-07-06',
      '2×5000 + 50% -5000 + 3×9000 + 2×11000 + 10% -4900 + 1500 = 50600',
    ],
    ['a week without other prices', '2026-09-01', '2026-09-08', '7×6000 + 1500 = 43500'],
  ])('%s', (_, checkIn, checkOut, expected) => {
    expect(brief(quoteOf(stay(checkIn, checkOut), prices))).toBe(`${expected}, deposit 0`)
  })
})

describe('any quote', () => {
  const amountOf = (quote: Quote) =>
    quote.state === 'priced' ? quote.lines.reduce((sum, { amount }) => sum + amount, 0) : null

  test('adds up: lines and cleaning are the total, and the deposit is a whole part of it', () => {
    fc.assert(
      fc.property(anyStay, anyPrices, (stay, prices) => {
        const quote = quoteOf(stay, prices)
        if (quote.state === 'unpriced') return
        expect(quote.total).toBe((amountOf(quote) ?? 0) + quote.cleaningFee)
        expect(Number.isInteger(quote.deposit)).toBe(true)
        expect(quote.deposit).toBeGreaterThanOrEqual(0)
        expect(quote.deposit).toBeLessThanOrEqual(quote.total)
      }),
    )
  })

  test('prices every night once by its weekday, or counts the nights without a price', () => {
    fc.assert(
      fc.property(anyStay, anyPrices, (stay, prices) => {
        const quote = quoteOf(stay, prices)
        const asked = nightsOf(stay).flatMap((night) => {
          const season = seasonOn(night, prices.seasons)
          if (!season) return []
          const isWeekend = ['Fri', 'Sat'].includes(new Date(night).toUTCString().slice(0, 3))
          return (isWeekend && season.weekendPerNight) || season.perNight
        })
        const missing = countNights(stay) - asked.length
        const paid = quote.state === 'priced' ? pricedNights(quote.lines) : quote.nights
        expect(paid).toEqual(missing > 0 ? missing : [...asked].sort((one, other) => one - other))
      }),
    )
  })

  test('has a discount only for a week or longer, and never more than the price of the nights', () => {
    fc.assert(
      fc.property(anyStay, anyPrices, (stay, prices) => {
        const quote = quoteOf(stay, prices)
        if (quote.state === 'unpriced') return
        const off = quote.lines.filter(({ kind }) => kind === 'discount')
        expect(off.every(({ amount }) => amount < 0)).toBe(true)
        expect(off.length === 0 || countNights(stay) >= 7).toBe(true)
        expect(quote.total - quote.cleaningFee).toBeGreaterThan(0)
      }),
    )
  })
})

/** The price of each night, the cheapest first. */
function pricedNights(lines: readonly QuoteLine[]): number[] {
  const nights = lines.flatMap((line) =>
    line.kind === 'nights' ? Array<number>(line.nights).fill(line.perNight) : [],
  )
  return [...nights].sort((one, other) => one - other)
}
