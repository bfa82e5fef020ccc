import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '#domain/date.ts'
import { openingOf } from '#domain/payments/account.ts'
import { accountIn, type Ledger } from '#domain/payments/ledger.ts'
import type { StoredPayment } from '#domain/payments/payment.ts'
import type { Reservation } from '#domain/reservation.ts'
import { seasonStay } from '#domain/channels/testing.ts'
import { day } from '#domain/testing.ts'
import { figuresOf, monthSpan, yearSpan } from './figures.ts'
import { linesOf, type Part, receiptsIn, statementOf, type Sums, taxOf } from './statement.ts'

const by = 'ada@example.com'

function stay(checkIn: string, checkOut: string, more: Partial<Reservation> = {}): Reservation {
  const amounts = { kapora: 3000, kalan: 7000, toplamUcret: 10_000, usesPayments: true } as const
  return { ...seasonStay(`${checkIn}${checkOut}`, checkIn, checkOut), ...amounts, ...more }
}

function cancelled(kept: number) {
  return { cancellation: { kept: kept, by, at: 1 } }
}

type Paid = [date: string, amount: number]

function paid({ id }: Reservation, ...payments: Paid[]): Ledger {
  return new Map([[id, payment(...payments)]])
}

function payment(...payments: Paid[]): StoredPayment[] {
  return payments.map(([date, amount], index) => ({
    key: `-${index}`,
    date: day(date),
    amount,
    method: 'transfer',
    by,
  }))
}

const NOTHING = { stays: 0, nights: 0, income: 0, kept: 0, received: 0, receivedOfCancelled: 0 }

/** The non-empty months by number, and the year. */
function told(stays: readonly Reservation[], ledger: Ledger = new Map()) {
  const { months, year } = statementOf(stays, ledger, 2026)
  const busy = months.flatMap(({ total }, index) =>
    Object.values(total).some((sum) => sum !== 0) ? [[index + 1, total] as const] : [],
  )
  return { ...Object.fromEntries(busy), year: year.total }
}

describe('the year’s statement', () => {
  test('splits an indivisible total without losing a lira', () => {
    const across = stay('2026-06-29', '2026-07-02', { toplamUcret: 10_000 })

    expect(told([across])).toMatchObject({
      6: { nights: 2, income: 6667 },
      7: { nights: 1, income: 3333 },
      year: { nights: 3, income: 10_000 },
    })
  })

  test('counts a deposit paid in March for July’s stay in March by payment, in July by night', () => {
    const july = stay('2026-07-10', '2026-07-15')

    expect(told([july], paid(july, ['2026-03-05', 3000], ['2026-07-10', 7000]))).toEqual({
      3: { ...NOTHING, received: 3000 },
      7: { ...NOTHING, stays: 1, nights: 5, income: 10_000, received: 7000 },
      year: { ...NOTHING, stays: 1, nights: 5, income: 10_000, received: 10_000 },
    })
  })

  test('counts a cancelled stay’s kept amount as income of its former nights, but no nights', () => {
    const gone = stay('2026-07-30', '2026-08-03', cancelled(3000))

    expect(told([gone], paid(gone, ['2026-03-05', 5000], ['2026-06-01', -2000]))).toEqual({
      3: { ...NOTHING, received: 5000, receivedOfCancelled: 5000 },
      6: { ...NOTHING, received: -2000, receivedOfCancelled: -2000 },
      7: { ...NOTHING, income: 1500, kept: 1500 },
      8: { ...NOTHING, income: 1500, kept: 1500 },
      year: { ...NOTHING, income: 3000, kept: 3000, received: 3000, receivedOfCancelled: 3000 },
    })
  })

  test('counts an older stay’s payments in the year only, except what was collected on a known day', () => {
    const { usesPayments: _mark, ...arriving } = stay('2026-05-02', '2026-05-04')
    const { usesPayments: _other, ...older } = stay('2026-07-10', '2026-07-15')
    const stays = [arriving, { ...older, collectedOn: day('2026-08-02') }]

    expect(told(stays)).toMatchObject({
      5: { income: 10_000, received: 0 },
      7: { income: 10_000, received: 0 },
      8: { ...NOTHING, received: 7000 },
      year: { received: 13_000 },
    })
    const { undated, undatedStays } = statementOf(stays, new Map(), 2026)
    expect(undated.total).toEqual({ ...NOTHING, received: 6000 })
    expect(undatedStays).toBe(2)
    expect(statementOf(stays, new Map(), 2025).undated.total).toEqual(NOTHING)
  })

  test.each<[string, Partial<Reservation>]>([
    ['whose deposit had come', {}],
    ['that had been collected', { collectedOn: day('2026-07-12') }],
  ])(
    'moves nothing to the month of an older stay’s first payment, nor when that is taken back: %s',
    (_, more) => {
      const { usesPayments: _mark, ...older } = stay('2026-12-10', '2026-12-15', more)
      const opening = openingOf(older, day('2026-03-05'))
      const before: StoredPayment[] = opening ? [{ ...opening, key: '--a', by }] : []
      const counted = (reservation: Reservation, payments: readonly StoredPayment[]) =>
        statementOf([reservation], new Map([[older.id, payments]]), 2026)
      const was = counted(older, [])

      const marked: Reservation = { ...older, usesPayments: true }
      const paidNow = counted(marked, [...before, ...payment(['2026-03-05', 500])])

      expect(paidNow.months[2]?.total).toEqual({ ...NOTHING, received: 500 })
      expect(paidNow.undated).toEqual(was.undated)
      expect(counted(marked, before)).toEqual(was)
    },
  )

  test('excludes blocked days, other years, and payments of a deleted stay, which it reports', () => {
    const own = stay('2026-07-01', '2026-07-08', { blocked: true })
    const before = stay('2025-07-01', '2025-07-08')
    const deleted = stay('2026-07-10', '2026-07-15')
    const ledger = paid(deleted, ['2026-07-10', 500], ['2025-07-10', 500])

    expect(told([own, before], ledger)).toEqual({ year: NOTHING })
    expect(statementOf([own, before], ledger, 2026).ofDeleted).toBe(1)
  })

  test('lists the sellers', () => {
    const own = stay('2026-07-01', '2026-07-03')
    const theirs = stay('2026-07-03', '2026-07-08', { source: 'airbnb' })

    const { months, year } = statementOf([theirs, own], new Map(), 2026)

    const sellers = ({ bySeller }: Part) =>
      bySeller.map(({ seller, sums }) => [seller, sums.nights])
    expect(months.slice(5, 7).map(sellers)).toEqual([
      [],
      [
        ['own', 2],
        ['airbnb', 5],
      ],
    ])
    expect(sellers(year)).toEqual([
      ['own', 2],
      ['airbnb', 5],
    ])
  })
})

test('has a separate line for undated payments, if any', () => {
  const { usesPayments: _mark, ...older } = stay('2026-05-02', '2026-05-04')
  const lines = (...stays: Reservation[]) =>
    linesOf(statementOf(stays, new Map(), 2026)).map(({ of }) => of)

  expect(lines(older).slice(-3)).toEqual([12, 'undated', 'year'])
  expect(lines(stay('2026-05-02', '2026-05-04')).slice(-2)).toEqual([12, 'year'])
})

test('the tax is a percentage of the income from nights, to the kuruş, without kept amounts', () => {
  const sums = { ...NOTHING, income: 10_333, kept: 1000, received: 5000, receivedOfCancelled: -200 }

  expect(taxOf(sums, 2)).toEqual({ income: 186.66, received: 104 })
  expect(taxOf(sums, 0)).toEqual({ income: 0, received: 0 })
})

test('payments are listed by day, undated ones first', () => {
  const july = stay('2026-07-10', '2026-07-15')
  const may = stay('2026-05-10', '2026-05-15')
  const ledger = new Map([
    ...paid(july, ['2026-03-05', 3000], ['2026-07-10', 7000], ['2027-01-01', 1]),
    ...paid(may, ['2026-05-10', 10_000]),
  ])
  const { usesPayments: _mark, ...older } = stay('2026-12-10', '2026-12-15')

  const receipts = receiptsIn([may, july, older], ledger, yearSpan(2026))

  expect(receipts.map(({ payment: { amount }, date }) => [date, amount])).toEqual([
    [null, 3000],
    ['2026-03-05', 3000],
    ['2026-05-10', 10_000],
    ['2026-07-10', 7000],
  ])
})

const anyStays = fc.array(
  fc.record({
    start: fc.integer({ min: -40, max: 400 }),
    nights: fc.integer({ min: 0, max: 40 }),
    toplamUcret: fc.integer({ min: 0, max: 100_000 }),
    source: fc.constantFrom(undefined, 'airbnb' as const, 'other' as const),
    kept: fc.option(fc.integer({ min: 0, max: 5000 })),
    usesPayments: fc.boolean(),
    paid: fc.array(
      fc.tuple(fc.integer({ min: -30, max: 400 }), fc.integer({ min: -900, max: 900 })),
    ),
  }),
  { maxLength: 6 },
)

test('the months and undated payments add up to the year, the sellers to each of them, and nights and income equal the year’s figures', () => {
  const first = day('2026-01-01')
  fc.assert(
    fc.property(anyStays, (given) => {
      const ledger = new Map<string, readonly StoredPayment[]>()
      const stays = given.map(({ start, nights, kept, source, ...each }, index) => {
        const checkIn = addDays(first, start)
        const usesPayments = each.usesPayments || kept !== null
        const { usesPayments: _mark, ...older } = stay(checkIn, addDays(checkIn, nights), {
          id: String(index),
          toplamUcret: each.toplamUcret,
          ...(source && { source }),
          ...(kept !== null && cancelled(kept)),
        })
        const payments = each.paid.map(([date, amount]): [string, number] => [
          addDays(first, date),
          amount,
        ])
        const stored = paid(older, ...payments).get(older.id) ?? []
        if (usesPayments) ledger.set(older.id, stored)
        return usesPayments ? { ...older, usesPayments } : older
      })

      const { months, undated, year } = statementOf(stays, ledger, 2026)

      expect(sumOf([...months, undated].map(({ total }) => total))).toEqual(year.total)
      for (const part of [...months, undated, year])
        expect(sumOf(part.bySeller.map(({ sums }) => sums))).toEqual(part.total)
      for (const [index, { total }] of months.entries()) {
        const { stays: begun, sold, income } = figuresOf(stays, ledger, monthSpan(2026, index + 1))
        expect(total).toMatchObject({ stays: begun, nights: sold, income })
      }
      const received = [2025, 2026, 2027].map((each) => statementOf(stays, ledger, each))
      expect(sumOf(received.map((each) => each.year.total)).received).toBe(
        stays.reduce((sum, each) => sum + accountIn(ledger, each, null).paid, 0),
      )
    }),
    { numRuns: 50 },
  )
})

function sumOf(all: readonly Sums[]): Sums {
  const sum = { ...NOTHING }
  for (const each of all) {
    for (const name of Object.keys(sum) as (keyof Sums)[]) sum[name] += each[name]
  }
  return sum
}
