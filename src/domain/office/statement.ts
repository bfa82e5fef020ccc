import { type Source, SOURCES } from '#domain/channels/feed.ts'
import type { IsoDate } from '#domain/date.ts'
import { receiptsOf } from '#domain/payments/account.ts'
import { type Ledger, paymentsOf } from '#domain/payments/ledger.ts'
import type { Payment, StoredPayment } from '#domain/payments/payment.ts'
import type { Reservation } from '#domain/reservation.ts'
import { type Stay, touches } from '#domain/stay.ts'
import { beginsIn, monthSpan, yearSpan } from './figures.ts'
import { incomeOf } from './income.ts'

/** Who has sold stays: the owners themselves, or a channel. */
export type Seller = 'own' | Source

/** What an accountant asks of a time, in whole lira; by night, but what came, which is by the day on which it was paid. */
export type Sums = {
  /** Stays that begin. */
  stays: number
  nights: number
  income: number
  /** What of the income is kept of cancelled stays. */
  kept: number
  /** What came, less what was given back. */
  received: number
  /** What of that is of stays that were cancelled. */
  receivedOfCancelled: number
}

/** The sums of a time, and of each who sold something in it. */
export type Part = { total: Sums; bySeller: readonly { seller: Seller; sums: Sums }[] }

/** A year for the accountant, its months from January on. */
export type Statement = {
  months: readonly Part[]
  /** What came of the year's stays on a day that nobody knows: in no month, but in the year. */
  undated: Part
  year: Part
  /** Of how many stays that is. */
  undatedStays: number
  /** How many payments are of stays that were deleted, which are counted nowhere. */
  ofDeleted: number
}

/** A line of a statement. */
export type StatementLine = { of: number | 'undated' | 'year'; part: Part }

/** Something that came of a stay, and its day; `null` where nobody knows it. */
export type Receipt = {
  reservation: Reservation
  payment: Payment | StoredPayment
  date: IsoDate | null
}

/** What a year brought, month by month and seller by seller, which add up; `stays` holds the cancelled ones, too. */
export function statementOf(
  stays: readonly Reservation[],
  ledger: Ledger,
  year: number,
): Statement {
  const span = yearSpan(year)
  const spans = MONTHS.map((month) => monthSpan(year, month))
  const books = spans.map(() => new Map<Seller, Sums>())
  const undated = new Map<Seller, Sums>()
  for (const reservation of stays) {
    if (!touches(reservation.stay, span)) continue
    spans.forEach((month, index) => {
      const { nights, income, kept } = incomeOf(reservation, month)
      const isNew = !reservation.cancellation && !reservation.kapali && beginsIn(month, reservation)
      if (!isNew && nights === 0 && income === 0) return
      add(books[index], reservation, { stays: isNew ? 1 : 0, nights, income, kept })
    })
  }
  const receipts = receiptsIn(stays, ledger, span)
  for (const { reservation, payment, date } of receipts) {
    const received = payment.amount
    const receivedOfCancelled = reservation.cancellation ? received : 0
    const book = date === null ? undated : books[monthOf(date)]
    add(book, reservation, { received, receivedOfCancelled })
  }
  return {
    months: books.map(partOf),
    undated: partOf(undated),
    year: partOf(inOne([...books, undated])),
    undatedStays: receipts.filter(({ date }) => date === null).length,
    ofDeleted: countOfDeleted(stays, ledger, span),
  }
}

/** The lines of a statement as they stand below each other: the months by their number, what has no day where there is some, the year. */
export function linesOf({ months, undated, year }: Statement): readonly StatementLine[] {
  return [
    ...months.map((part, index) => ({ of: index + 1, part })),
    ...(undated.bySeller.length > 0 ? [{ of: 'undated' as const, part: undated }] : []),
    { of: 'year', part: year },
  ]
}

/**
 * What came within a span, by day; of stays that stand, or were cancelled. What came on a day that nobody knows is first, within the
 * span in which its stay begins.
 */
export function receiptsIn(
  stays: readonly Reservation[],
  ledger: Ledger,
  span: Stay,
): readonly Receipt[] {
  const receipts: Receipt[] = []
  for (const reservation of stays) {
    for (const { payment, date } of receiptsOf(reservation, paymentsOf(ledger, reservation))) {
      if (isIn(span, date ?? reservation.stay.checkIn))
        receipts.push({ reservation, payment, date })
    }
  }
  return receipts.sort((one, other) => ((one.date ?? '') < (other.date ?? '') ? -1 : 1))
}

/** The accommodation tax on what came for nights: a percentage of it, to the kuruş. What is kept of a cancelled stay bears none. */
export function taxOf(sums: Sums, percent: number): { income: number; received: number } {
  return {
    income: ((sums.income - sums.kept) * percent) / 100,
    received: ((sums.received - sums.receivedOfCancelled) * percent) / 100,
  }
}

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1)
const SELLERS: readonly Seller[] = ['own', ...SOURCES]
const NOTHING: Sums = {
  stays: 0,
  nights: 0,
  income: 0,
  kept: 0,
  received: 0,
  receivedOfCancelled: 0,
}

function add(
  book: Map<Seller, Sums> | undefined,
  { source }: Reservation,
  more: Partial<Sums>,
): void {
  const seller = source ?? 'own'
  book?.set(seller, plus(book.get(seller) ?? NOTHING, { ...NOTHING, ...more }))
}

function plus(one: Sums, other: Sums): Sums {
  return {
    stays: one.stays + other.stays,
    nights: one.nights + other.nights,
    income: one.income + other.income,
    kept: one.kept + other.kept,
    received: one.received + other.received,
    receivedOfCancelled: one.receivedOfCancelled + other.receivedOfCancelled,
  }
}

function inOne(books: readonly ReadonlyMap<Seller, Sums>[]): Map<Seller, Sums> {
  const all = new Map<Seller, Sums>()
  for (const book of books) {
    for (const [seller, sums] of book) all.set(seller, plus(all.get(seller) ?? NOTHING, sums))
  }
  return all
}

function partOf(book: ReadonlyMap<Seller, Sums>): Part {
  return {
    total: [...book.values()].reduce(plus, NOTHING),
    bySeller: SELLERS.flatMap((seller) => {
      const sums = book.get(seller)
      return sums ? [{ seller, sums }] : []
    }),
  }
}

function isIn(span: Stay, day: IsoDate): boolean {
  return span.checkIn <= day && day < span.checkOut
}

function monthOf(day: IsoDate): number {
  return Number(day.slice(5, 7)) - 1
}

function countOfDeleted(stays: readonly Reservation[], ledger: Ledger, span: Stay): number {
  const known = new Set(stays.map(({ id }) => id))
  let count = 0
  for (const [id, payments] of ledger) {
    if (!known.has(id)) count += payments.filter(({ date }) => isIn(span, date)).length
  }
  return count
}
