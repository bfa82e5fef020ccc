import * as v from 'valibot'
import { type Source, SOURCES } from '#domain/channels/feed.ts'
import { addDays, type IsoDate } from '#domain/date.ts'
import type { Payment } from '#domain/payments/payment.ts'
import { detailFields, type Reservation, type ReservationDraft } from '#domain/reservation.ts'
import { isInOrder, isTooLong, overlaps, sameStay } from '#domain/stay.ts'
import { tidyTime } from '#domain/typedDate.ts'
import { foldText } from '#lib/foldText.ts'
import { type CURRENCIES, type DateOrder, readListDate, readMoney } from './listCells.ts'
import type { Columns, ListField, StayList } from './listColumns.ts'

/** How a list is read where it does not say so itself. */
export type ListChoices = {
  order: DateOrder
  /** The channel of stays that name none. */
  source: Source | null
  /** The lira of one unit of each foreign currency; missing until it is typed. */
  rates: { readonly [currency in (typeof CURRENCIES)[number]]?: number }
  /** Whether deposits without a date have been paid. */
  depositsPaid: boolean
  /** Whether stays that have ended are paid in full. */
  pastPaid: boolean
  today: IsoDate
}

type RowProblem =
  | 'guest'
  | 'checkIn'
  | 'checkOut'
  | 'order'
  | 'long'
  | 'amount'
  | 'rate'
  | 'paymentDate'

/** A row of the preview; `line` counts from 1. */
export type ListRow = { line: number; cells: readonly string[] } & (
  | { state: 'new'; stay: ReservationDraft; payments: readonly Payment[] }
  | { state: 'same'; stay: ReservationDraft }
  | { state: 'conflict'; stay: ReservationDraft; other: ReservationDraft }
  | { state: 'skipped' }
  | { state: 'unreadable'; problem: RowProblem; text: string }
)

class Unreadable extends Error {
  readonly problem: RowProblem
  readonly text: string

  constructor(problem: RowProblem, text: string) {
    super(problem)
    this.problem = problem
    this.text = text
  }
}

const CANCELLED = /cancel|iptal|declin|storn|no[ _-]?show|expired|open$|^(evet|yes|ja|true)$/

/** The rows of a list as stays, compared with the stored stays and with each other. */
export function planList(
  { rows }: Pick<StayList, 'rows'>,
  columns: Columns,
  stored: readonly Reservation[],
  choices: ListChoices,
): ListRow[] {
  const known: ReservationDraft[] = [...stored]
  return rows.map((cells, index) => {
    const common = { line: index + 1, cells }
    const cell = (field: ListField) => cells[columns.indexOf(field)]?.trim() ?? ''
    if (CANCELLED.test(foldText(cell('status')))) return { ...common, state: 'skipped' }
    try {
      const { stay, payments } = readRow(cell, choices)
      const others = known.filter((each) => overlaps(each.stay, stay.stay))
      const same = others.find((each) => isSame(each, stay))
      if (same) return { ...common, state: 'same', stay }
      const [other] = others
      if (other) return { ...common, state: 'conflict', stay, other }
      known.push(stay)
      return { ...common, state: 'new', stay, payments }
    } catch (error) {
      if (error instanceof Unreadable)
        return { ...common, state: 'unreadable', problem: error.problem, text: error.text }
      throw error
    }
  })
}

type Cell = (field: ListField) => string

function readRow(cell: Cell, choices: ListChoices) {
  const blocked = /^(evet|yes|ja|true|x|1)$/.test(foldText(cell('closed')))
  const days = readDays(cell, choices.order)
  const guest = guestOf(cell)
  if (guest === '' && !blocked) throw new Unreadable('guest', '')
  const money = readAmounts(cell, choices)
  const people = numberIn(cell('people')) ?? sumOf(cell('adults'), cell('children'))
  const { phone, email, arrivalTime } = detailFields
  const notes: string[] = [cell('notes')]
  const optional = {
    phone: valid(phone.limits, cell('phone'), notes),
    email: valid(email.limits, cell('email'), notes),
    arrivalTime: valid(arrivalTime.limits, tidyTime(cell('arrivalTime')), notes),
    guests: people !== null && people >= 1 && people <= 20 ? people : undefined,
    source: sourceNamed(cell('source'), notes) ?? choices.source ?? undefined,
    blocked: blocked ? (true as const) : undefined,
  }
  const stay: ReservationDraft = {
    musteriAdi: (guest || cell('notes') || '–').slice(0, 200),
    stay: days,
    toplamUcret: money.total,
    kapora: money.deposit,
    kalan: money.balance,
    notlar: notes.filter(Boolean).join('\n').slice(0, 5000),
    usesPayments: true,
    ...Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== undefined)),
  }
  return { stay, payments: blocked ? [] : paymentsOf(cell, stay, money, choices) }
}

function readDays(cell: Cell, order: DateOrder) {
  const checkIn = readListDate(cell('checkIn'), order)
  if (!checkIn) throw new Unreadable('checkIn', cell('checkIn'))
  const nights = numberIn(cell('nights'))
  const typed = readListDate(cell('checkOut'), order)
  const checkOut = typed ?? (cell('checkOut') === '' && nights ? addDays(checkIn, nights) : null)
  if (!checkOut) throw new Unreadable('checkOut', cell('checkOut'))
  const stay = { checkIn, checkOut }
  if (!isInOrder(stay)) throw new Unreadable('order', cell('checkOut'))
  if (isTooLong(stay)) throw new Unreadable('long', cell('checkOut'))
  return stay
}

// Booking.com writes "Hauck, Lukas".
function guestOf(cell: Cell): string {
  const guest = cell('guest') || `${cell('firstName')} ${cell('lastName')}`.trim()
  return guest.replace(/^([^,]+),\s*([^,]+)$/, '$2 $1')
}

type Amounts = {
  total: number
  deposit: number
  balance: number
  paid: number | null
}

function readAmounts(cell: Cell, choices: ListChoices): Amounts {
  const column = readMoney(`0 ${cell('currency')}`)?.currency ?? null
  const read = (field: 'total' | 'deposit' | 'balance' | 'paid') => {
    const text = cell(field)
    if (text === '' || text === '-') return null
    const money = readMoney(text)
    if (!money || money.amount < 0) throw new Unreadable('amount', text)
    const currency = money.currency ?? column
    if (currency === null) return money.amount
    const rate = choices.rates[currency]
    if (rate === undefined) throw new Unreadable('rate', text)
    return Math.round(money.amount * rate)
  }
  const [total, deposit, balance] = [read('total'), read('deposit'), read('balance')]
  const paid = read('paid')
  const sum = total ?? (deposit ?? 0) + (balance ?? 0)
  const agreed = deposit ?? (balance === null ? 0 : Math.max(0, sum - balance))
  return {
    total: sum,
    deposit: agreed,
    balance: balance ?? Math.max(0, sum - agreed),
    paid,
  }
}

/** The payments of a row with their own days; one whose day is unknown is carried over. */
function paymentsOf(
  cell: Cell,
  { stay, source }: ReservationDraft,
  { deposit, balance, paid }: Amounts,
  { order, depositsPaid, pastPaid, today }: ListChoices,
): Payment[] {
  const dayIn = (field: 'depositDate' | 'balanceDate' | 'paidDate') => {
    const text = cell(field)
    if (text === '') return null
    const day = readListDate(text, order)
    if (!day || day > today) throw new Unreadable('paymentDate', text)
    return day
  }
  const [depositDay, balanceDay, paidDay] = [
    dayIn('depositDate'),
    dayIn('balanceDate'),
    dayIn('paidDate'),
  ]
  const method = source ? ('channel' as const) : ('transfer' as const)
  const payments: Payment[] = []
  const add = (lira: number, date: IsoDate | null, purpose?: 'kapora') => {
    const amount = Math.round(lira)
    if (amount <= 0) return
    payments.push({
      date: date ?? (stay.checkIn < today ? stay.checkIn : today),
      amount,
      method,
      ...(date === null ? { purpose: 'carried' } : purpose && { purpose }),
    } as Payment)
  }
  const isPast = stay.checkOut <= today && pastPaid
  if (paid === null || depositDay) {
    if (depositDay || depositsPaid || isPast) add(deposit, depositDay, 'kapora')
    if (balanceDay || isPast) add(balance, balanceDay)
  }
  const known = payments.reduce((sum, { amount }) => sum + amount, 0)
  if (paid !== null) add(paid - known, paidDay)
  return payments
}

function isSame(one: ReservationDraft, other: ReservationDraft): boolean {
  return sameStay(one.stay, other.stay) && foldText(one.musteriAdi) === foldText(other.musteriAdi)
}

function numberIn(text: string): number | null {
  const number = /^\d+/.exec(text)
  return number ? Number(number[0]) : null
}

function sumOf(...texts: string[]): number | null {
  const numbers = texts.flatMap((text) => numberIn(text) ?? [])
  return numbers.length === 0 ? null : numbers.reduce((sum, each) => sum + each, 0)
}

/** A contact within its limits; any other text goes to the notes, so that nothing is lost. */
function valid(limits: v.GenericSchema, text: string, notes: string[]): string | undefined {
  if (text === '') return undefined
  if (v.is(limits, text)) return text
  notes.push(text)
  return undefined
}

/** The channel of a text; the name of an unknown one goes to the notes. */
function sourceNamed(text: string, notes: string[]): Source | undefined {
  const folded = foldText(text)
  if (/homeaway/.test(folded)) return 'vrbo'
  const named = SOURCES.find((source) => source !== 'other' && folded.includes(source))
  if (!named && !/direct|dogrudan|kendi|manual|website/.test(folded)) notes.push(text)
  return named
}
