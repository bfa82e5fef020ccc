import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#domain/date.ts'
import type { Agreement } from '#domain/stay/agreement.ts'
import type { Reservation } from '#domain/stay/reservation.ts'
import { seasonStay } from '#domain/channels/testing.ts'
import { agreement, day, type StayMore } from '#domain/testing.ts'
import type { Ledger } from './ledger.ts'
import { figuresOf, monthSpan, receiptsIn, type TaxTerms, yearSpan } from './figures.ts'
import type { StoredPayment } from './payment.ts'

const NOTHING_PAID: Ledger = new Map()
const TAX: TaxTerms = { taxPercent: 2, taxPaid: 'door' }

function paid(date: string, amount: number): StoredPayment {
  return { key: date, date: day(date), amount, method: 'transfer', by: 'ada@example.com' }
}

function stay(checkIn: string, checkOut: string, more: StayMore = {}): Reservation {
  return seasonStay(`${checkIn}${checkOut}`, checkIn, checkOut, more)
}

test('a stay across two months gives each its nights and their share of the total, and owes in the first', () => {
  const season = [
    stay('2026-06-28', '2026-07-03', { toplamUcret: 5000, kapora: 1000, kalan: 4000 }),
  ]

  expect(figuresOf(season, NOTHING_PAID, monthSpan(2026, 6), TAX)).toMatchObject({
    nights: 3,
    free: 27,
    income: 3000,
    tax: 60,
    outstanding: 5000,
  })
  expect(figuresOf(season, NOTHING_PAID, monthSpan(2026, 7), TAX)).toMatchObject({
    nights: 2,
    income: 2000,
    tax: 40,
    outstanding: 0,
  })
})

test('a tax in the price is a part of the income, and one at the door comes on top, each as it was agreed', () => {
  const taxOf = (agreed: Agreement | undefined, todays: TaxTerms) => {
    const season = [
      stay('2026-07-10', '2026-07-15', {
        toplamUcret: 10_200,
        ...(agreed && { agreement: agreed }),
      }),
    ]
    return figuresOf(season, NOTHING_PAID, yearSpan(2026), todays).tax
  }

  const INCLUDED: TaxTerms = { taxPercent: 2, taxPaid: 'included' }
  expect(taxOf(agreement(INCLUDED), TAX)).toBe(200)
  expect(taxOf(agreement(TAX), INCLUDED)).toBe(204)
  expect(taxOf(agreement(), TAX)).toBe(0)
  expect(taxOf(undefined, INCLUDED)).toBe(200)
})

test('a payment is received in the month of its date, whenever the stay is', () => {
  const july = stay('2026-07-10', '2026-07-15', {
    toplamUcret: 10_000,
    kapora: 3000,
    kalan: 7000,
  })
  const ledger = new Map([
    [july.id, [paid('2026-03-05', 3000), paid('2026-07-10', 5000), paid('2026-07-12', -500)]],
  ])

  const [march, inJuly] = [3, 7].map((month) =>
    figuresOf([july], ledger, monthSpan(2026, month), TAX),
  )
  expect(march).toMatchObject({ nights: 0, income: 0, received: 3000, outstanding: 0 })
  expect(inJuly).toMatchObject({
    nights: 5,
    income: 10_000,
    received: 5000,
    refunded: 500,
    outstanding: 2500,
  })
  expect(receiptsIn([july], ledger, yearSpan(2026)).map(({ payment }) => payment.amount)).toEqual([
    3000, 5000, -500,
  ])
  expect(receiptsIn([july], ledger, monthSpan(2026, 3))).toHaveLength(1)
})

test('the kept amount of a cancelled stay is no income, and counts on its former nights', () => {
  const gone = stay('2026-07-30', '2026-08-03', {
    toplamUcret: 8000,
    status: 'cancelled',
    cancellation: { kept: 3000, by: 'ada@example.com', at: 1 },
  })

  const ledger = new Map([[gone.id, [paid('2026-03-05', 2000)]]])

  expect(figuresOf([gone], ledger, monthSpan(2026, 7), TAX)).toMatchObject({
    nights: 0,
    income: 0,
    kept: 1000,
    tax: 0,
    outstanding: 1000,
  })
})

test('blocked nights are neither sold nor available', () => {
  const season = [
    stay('2026-02-01', '2026-02-15', { status: 'blocked' }),
    stay('2026-02-15', '2026-02-22', { toplamUcret: 700 }),
  ]

  expect(figuresOf(season, NOTHING_PAID, monthSpan(2026, 2), TAX)).toMatchObject({
    nights: 7,
    occupancy: 0.5,
  })
})

test('an empty period and a completely blocked one have no occupancy', () => {
  const closed = [stay('2026-07-01', '2026-08-01', { status: 'blocked' })]

  for (const season of [[], closed])
    expect(figuresOf(season, NOTHING_PAID, monthSpan(2026, 7), TAX).occupancy).toBe(0)
})

test('the months of a year add up to the year', () => {
  const anySeason = fc.array(
    fc.record({
      start: fc.integer({ min: -20, max: 380 }),
      nights: fc.integer({ min: 1, max: 40 }),
      toplamUcret: fc.integer({ min: 0, max: 100_000 }),
      payments: fc.array(
        fc.tuple(fc.integer({ min: -30, max: 400 }), fc.integer({ min: -900, max: 900 })),
      ),
    }),
    { maxLength: 8 },
  )
  const first = day('2026-01-01')
  fc.assert(
    fc.property(anySeason, (given) => {
      const ledger = new Map<string, StoredPayment[]>()
      const season = given.map(({ start, nights, toplamUcret, payments }, index) => {
        const checkIn = addDays(first, start)
        const id = String(index)
        ledger.set(
          id,
          payments.map(([date, amount]) => paid(addDays(first, date), amount)),
        )
        return stay(checkIn, addDays(checkIn, nights), { id, toplamUcret, kapora: 30 })
      })
      const months = Array.from({ length: 12 }, (_, index) =>
        figuresOf(season, ledger, monthSpan(2026, index + 1), TAX),
      )
      const year = figuresOf(season, ledger, yearSpan(2026), TAX)
      for (const key of [
        'nights',
        'income',
        'kept',
        'received',
        'refunded',
        'outstanding',
        'tax',
      ] as const) {
        expect(months.reduce((sum, month) => sum + month[key], 0)).toBeCloseTo(year[key], 6)
      }
    }),
  )
})
