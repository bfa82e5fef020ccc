import { type Source, SOURCES } from '#domain/channels/feed.ts'
import type { IsoDate } from '#domain/date.ts'
import { receiptsOf } from '#domain/payments/account.ts'
import { type Ledger, paymentsOf } from '#domain/payments/ledger.ts'
import type { Foreign, Payment, StoredPayment } from '#domain/payments/payment.ts'
import type { Reservation } from '#domain/reservation.ts'
import { type Stay, touches } from '#domain/stay.ts'
import { beginsIn, incomeOf, monthSpan, yearSpan } from './figures.ts'

export type StatementColumn = {
  name: keyof Sums | 'incomeTax' | 'receivedTax'
  /** The date by which its figures are assigned to months. */
  by: 'night' | 'payment'
  /** Whole lira, lira to the kuruş, or a number. */
  kind: 'lira' | 'exact' | 'count'
  of: (sums: Sums, taxPercent: number) => number
}

/** The columns of the statement on screen, on paper, and in files. */
const COLUMNS: readonly StatementColumn[] = [
  { name: 'stays', by: 'night', kind: 'count', of: ({ stays }) => stays },
  { name: 'nights', by: 'night', kind: 'count', of: ({ nights }) => nights },
  { name: 'income', by: 'night', kind: 'lira', of: ({ income }) => income },
  { name: 'kept', by: 'night', kind: 'lira', of: ({ kept }) => kept },
  { name: 'incomeTax', by: 'night', kind: 'exact', of: (...sums) => taxOf(...sums).income },
  { name: 'received', by: 'payment', kind: 'lira', of: ({ received }) => received },
  {
    name: 'receivedOfCancelled',
    by: 'payment',
    kind: 'lira',
    of: ({ receivedOfCancelled }) => receivedOfCancelled,
  },
  { name: 'receivedTax', by: 'payment', kind: 'exact', of: (...sums) => taxOf(...sums).received },
]

/**
 * The columns with content in a year: without a tax of zero, and without cancelled stays if they
 * have no income.
 */
export function columnsOf(statement: Statement, taxPercent: number): readonly StatementColumn[] {
  const unused = new Set<StatementColumn['name']>()
  if (taxPercent === 0) unused.add('incomeTax').add('receivedTax')
  for (const name of ['kept', 'receivedOfCancelled'] as const)
    if (linesOf(statement).every(({ part }) => part.total[name] === 0)) unused.add(name)
  return COLUMNS.filter(({ name }) => !unused.has(name))
}

type Currency = Foreign['currency']

/** The seller of a stay: the owners themselves, or a channel. */
export type Seller = 'own' | Source

/** Sums of a period in whole lira; by night except `received`, which is by payment date. */
export type Sums = {
  /** Stays that begin. */
  stays: number
  nights: number
  income: number
  /** The part of the income kept of cancelled stays. */
  kept: number
  /** Payments less refunds. */
  received: number
  /** The part of that of cancelled stays. */
  receivedOfCancelled: number
}

export type Part = { total: Sums; bySeller: readonly { seller: Seller; sums: Sums }[] }

/** A year's statement by month from January on. */
export type Statement = {
  months: readonly Part[]
  /** The undated payments of the year's stays: in no month, but in the year. */
  undated: Part
  year: Part
  undatedStays: number
  /** The number of payments of deleted stays, which are not counted. */
  ofDeleted: number
}

export type StatementLine = { of: number | 'undated' | 'year'; part: Part }

/** A payment of a stay with its day; `null` if unknown. */
export type Receipt = {
  reservation: Reservation
  payment: Payment | StoredPayment
  date: IsoDate | null
}

/** A year's statement by month and seller, which add up; `stays` includes cancelled ones. */
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
      const isNew =
        !reservation.cancellation && !reservation.blocked && beginsIn(month, reservation)
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

/** The lines of a statement in order: the months, undated payments if any, the year. */
export function linesOf({ months, undated, year }: Statement): readonly StatementLine[] {
  return [
    ...months.map((part, index) => ({ of: index + 1, part })),
    ...(undated.bySeller.length > 0 ? [{ of: 'undated' as const, part: undated }] : []),
    { of: 'year', part: year },
  ]
}

/**
 * The payments of active and cancelled stays within a period, by day. Undated ones come first, in
 * the period in which their stay begins.
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

/** The amounts received in foreign money, by currency, and their lira; refunds are subtracted. */
export function foreignIn(receipts: readonly Receipt[]) {
  const amounts = new Map<Currency, number>()
  let lira = 0
  for (const { payment } of receipts) {
    if (!payment.foreign) continue
    const { currency, amount } = payment.foreign
    amounts.set(currency, (amounts.get(currency) ?? 0) + Math.sign(payment.amount) * amount)
    lira += payment.amount
  }
  return { amounts, lira }
}

/**
 * The accommodation tax, a percentage of the income from nights, to the kuruş. Kept amounts of
 * cancelled stays are not taxed.
 */
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
