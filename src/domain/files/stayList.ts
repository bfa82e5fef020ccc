import { currency } from '#content/currency.ts'
import { LARGEST_AMOUNT } from '#domain/field/numberField.ts'
import * as v from 'valibot'
import { foldText } from '#domain/field/foldText.ts'
import { readAmount } from '#domain/field/amount.ts'
import { type Source, SOURCES } from '#domain/channels/feed.ts'
import { addDays, dateOf, type IsoDate, parseDate } from '#domain/date.ts'
import type { Payment } from '#domain/payments/payment.ts'
import { isShortened } from '#domain/contact/phone.ts'
import { detailFields, type ReservationDraft, formFields } from '#domain/stay/reservation.ts'
import {
  countNights,
  isInOrder,
  isTooLong,
  overlaps,
  sameDates,
  type StayDates,
} from '#domain/stay/stayDates.ts'
import { type Cell, parseTable } from './stayListTable.ts'
import { isWeekday, monthNamed } from '#domain/field/typedDate.ts'

/** The order of day and month in dates such as 03/04/2026. */
export type DateOrder = 'day' | 'month'

export type RowProblem =
  | 'cells'
  | 'guest'
  | 'checkIn'
  | 'checkOut'
  | 'year'
  | 'ambiguous'
  | 'nights'
  | 'order'
  | 'long'
  | 'amount'
  | 'people'
  | 'status'
  | 'paid'
  | 'phone'
  | 'repeated'

/** A row of a list; `line` is its line in the text. */
export type ListRow = { line: number; cells: readonly string[] } & (
  | { state: 'good'; stay: ReservationDraft; payments: readonly Payment[] }
  | { state: 'cancelled' }
  | { state: 'bad'; problem: RowProblem; text: string }
)

export type ListProblem = 'empty' | 'headings' | 'tooLong'

export type StayList = {
  rows: readonly ListRow[]
  /** The lines below the headings; more than rows where a cell has a line break. */
  lines: number
  /** The headings of the columns that are not read. */
  leftOut: readonly string[]
  /** Some dates can be read with the day or the month first, and the list does not show which. */
  asksOrder: boolean
}

type Choices = {
  today: IsoDate
  /** An owner's answer; `null` before it. */
  order: DateOrder | null
  /** Whether stays that have ended are paid in full where the list has no paid amount; `null` before the answer. */
  pastPaid: boolean | null
}

const MOST_ROWS = 2000

/** Reads stays from CSV or rows of a spreadsheet. A doubtful value is a problem of its row. */
export function readStayList(text: string, choices: Choices): StayList | { problem: ListProblem } {
  const typed = text
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r\n?/g, '\n')
    .replace(/^sep=.(?=\n)/i, '')
  if (typed.trim() === '') return { problem: 'empty' }
  const table = parseTable(typed)
  if (!table) return { problem: 'headings' }
  if (table.rows.length === 0) return { problem: 'empty' }
  if (table.rows.length > MOST_ROWS) return { problem: 'tooLong' }
  const dates = table.rows.map(({ cell }) => ({
    day: stayIn(cell, 'day'),
    month: stayIn(cell, 'month'),
  }))
  const shown = new Set(dates.flatMap((readings) => orderShownBy(readings) ?? []))
  const [shownOrder = null] = shown.size === 1 ? shown : []
  const read = table.rows.map(({ cell, isWide, ...row }, index): ListRow => {
    try {
      if (isWide) throw new RowError('cells', '')
      if (isCancelled(cell)) return { ...row, state: 'cancelled' }
      const days = daysOf(cell, dates[index] ?? NO_DATES, shownOrder ?? choices.order)
      return { ...row, state: 'good', ...readRow(cell, days, table.source, choices) }
    } catch (error) {
      if (!(error instanceof RowError)) throw error
      return { ...row, state: 'bad', problem: error.problem, text: error.text }
    }
  })
  return {
    rows: read.map((row) => withoutRepeats(row, read)),
    lines: table.lines,
    leftOut: table.leftOut,
    asksOrder: shownOrder === null && dates.some((readings) => isAmbiguous(readings)),
  }
}

class RowError extends Error {
  readonly problem: RowProblem
  readonly text: string

  constructor(problem: RowProblem, text: string) {
    super(problem)
    this.problem = problem
    this.text = text
  }
}

const CANCELLED = /cancel|iptal|declin|expired|no[ _-]?show|redd/
const BOOKED =
  /^(ok|onay.*|kesin.*|rezerve|dolu|geldi|kald\w+|konakl\w+|tamam.*|aktif|odendi|confirmed|booked|accepted|active|paid|completed|upcoming|past guest|currently hosting|arriving .*|checked.*)$/
const YES = /^(evet|yes|true|x|1)$/
const NO = /^(|hayir|no|false|0|-)$/

function isCancelled(cell: Cell): boolean {
  const status = foldText(cell('status'))
  if (CANCELLED.test(status) || isMarked(cell, 'cancelled')) return true
  if (status !== '' && !BOOKED.test(status)) throw new RowError('status', cell('status'))
  return false
}

function isMarked(cell: Cell, field: 'cancelled' | 'closed'): boolean {
  const mark = foldText(cell(field))
  if (YES.test(mark) || NO.test(mark)) return YES.test(mark)
  throw new RowError('status', cell(field))
}

/** The stay of a row with the day first and with the month first; `null` where it is impossible. */
type Readings = { [order in DateOrder]: StayDates | null }

const NO_DATES: Readings = { day: null, month: null }

function stayIn(cell: Cell, order: DateOrder): StayDates | null {
  const checkIn = readDay(cell('checkIn'), order)
  const nights = readCount(cell('nights'))
  const checkOut =
    cell('checkOut') === '' && checkIn && nights
      ? addDays(checkIn, nights)
      : readDay(cell('checkOut'), order)
  if (!checkIn || !checkOut) return null
  const stay = { checkIn, checkOut }
  return nights === null || countNights(stay) === nights ? stay : null
}

function isAmbiguous({ day, month }: Readings): boolean {
  return day !== null && month !== null && !sameDates(day, month)
}

/** The order of a row that can be read in one way only. */
function orderShownBy({ day, month }: Readings): DateOrder | null {
  if ((day === null) === (month === null)) return null
  return day ? 'day' : 'month'
}

function daysOf(cell: Cell, { day, month }: Readings, order: DateOrder | null): StayDates {
  const text = `${cell('checkIn')} – ${cell('checkOut')}`
  if (isAmbiguous({ day, month }) && !order) throw new RowError('ambiguous', text)
  const stay = (order === 'month' ? month : day) ?? day ?? month
  if (!stay) throw daysError(cell)
  if (!isInOrder(stay)) throw new RowError('order', text)
  if (isTooLong(stay)) throw new RowError('long', text)
  return stay
}

function daysError(cell: Cell): RowError {
  for (const field of ['checkIn', 'checkOut'] as const) {
    const text = cell(field)
    if (/^\d{1,2}[-./\s]+(\d{1,2}|\p{L}+)\.?$/u.test(text)) return new RowError('year', text)
    if (!readDay(text, 'day') && !readDay(text, 'month')) return new RowError(field, text)
  }
  return new RowError('nights', cell('nights'))
}

/** Excel counts days from the last day of 1899. */
const EXCEL_START = parseDate('1899-12-30')

/** A day in the forms that people and spreadsheets write; a point puts the day first, a slash may not. */
function readDay(text: string, order: DateOrder): IsoDate | null {
  const typed = withoutTime(text)
  const iso =
    /^(20\d{2})[-./](\d{1,2})[-./](\d{1,2})$/.exec(typed) ?? /^(20\d{2})(\d{2})(\d{2})$/.exec(typed)
  if (iso) return dateOf(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const serial = /^([45]\d{4})(?:[.,]\d+)?$/.exec(typed)
  if (serial && EXCEL_START) return addDays(EXCEL_START, Number(serial[1]))
  const words = typed.split(/[\s.,/-]+/).filter((word) => word !== '' && !isWeekday(word))
  const [first = '', second = '', year = '', ...more] = words
  if (more.length > 0 || !/^(20)?[1-9]\d$/.test(year)) return null
  const isNamed = [first, second].some((word) => monthNamed(word) > 0)
  const isMonthFirst = isNamed ? monthNamed(first) > 0 : /[/-]/.test(typed) && order === 'month'
  const [day, month] = isMonthFirst ? [second, first] : [first, second]
  if (!/^\d{1,2}$/.test(day)) return null
  return dateOf(
    2000 + (Number(year) % 100),
    isNamed ? monthNamed(month) : Number(month),
    Number(day),
  )
}

function withoutTime(text: string): string {
  return text.replace(/[T,\s]+\d{1,2}:\d{2}(:\d{2})?(\.\d+)?\s*(Z|[+-]\d{2}:?\d{2}|[AP]M)?$/i, '')
}

function readRow(
  cell: Cell,
  stay: StayDates,
  listSource: Source | null,
  { today, pastPaid }: Choices,
): { stay: ReservationDraft; payments: Payment[] } {
  const blocked = isMarked(cell, 'closed')
  const guest = guestOf(cell) || (blocked ? cell('notes') || '–' : '')
  const isName = blocked || /[\p{L}\p{N}]/u.test(guest)
  if (!isName || !v.is(formFields.musteriAdi.stored, guest)) throw new RowError('guest', guest)
  const total = amountOf(cell, 'total')
  const [deposit, balance, paid] = [
    amountOf(cell, 'deposit'),
    amountOf(cell, 'balance'),
    amountOf(cell, 'paid'),
  ]
  const toplamUcret = total ?? (deposit ?? 0) + (balance ?? 0)
  const kapora = deposit ?? (balance === null ? 0 : Math.max(0, toplamUcret - balance))
  const notes = [cell('notes')]
  if (isShortened(cell('phone'))) throw new RowError('phone', cell('phone'))
  // A text that is no telephone number or address goes to the notes.
  const contact = (field: 'phone' | 'email', text: string) => {
    const read = v.safeParse(detailFields[field].typed, text)
    if (read.success) return { [field]: read.output }
    notes.push(text)
    return {}
  }
  const source = namedSource(cell('source'), notes) ?? listSource
  const guests = readPeople(cell)
  const details = {
    ...contact('phone', cell('phone')),
    ...contact('email', cell('email')),
    ...(guests !== null && { guests }),
    ...(source !== null && { source }),
  }
  const mayBePaid = paid === null && stay.checkOut <= today && toplamUcret > 0 && !blocked
  if (mayBePaid && pastPaid === null) throw new RowError('paid', '')
  const received = paid ?? (mayBePaid && pastPaid ? toplamUcret : 0)
  if (paid !== null && !Number.isInteger(paid)) throw new RowError('amount', cell('paid'))
  const payment: Payment = {
    date: stay.checkIn < today ? stay.checkIn : today,
    amount: Math.round(received),
    method: source ? 'channel' : 'transfer',
    purpose: 'carried',
  }
  const draft: ReservationDraft = {
    status: blocked ? 'blocked' : 'booked',
    musteriAdi: guest,
    dates: stay,
    toplamUcret,
    kapora,
    kalan: balance ?? Math.max(0, toplamUcret - kapora),
    notlar: notes.filter(Boolean).join('\n').slice(0, 5000),
    ...details,
  }
  return { stay: draft, payments: payment.amount > 0 && !blocked ? [payment] : [] }
}

// Booking.com writes "Hauck, Lukas".
function guestOf(cell: Cell): string {
  const guest = cell('guest') || `${cell('firstName')} ${cell('lastName')}`.trim()
  return guest.replace(/^([^,]+),\s*([^,]+)$/, '$2 $1')
}

/** An amount in the house's currency; `null` for an empty cell. */
function amountOf(cell: Cell, field: 'total' | 'deposit' | 'balance' | 'paid'): number | null {
  const text = cell(field)
  if (text === '' || text === '-') return null
  const amount = readAmount(text)
  const unit = foldText(cell('currency'))
  const isOwn = ['', currency.sign, ...currency.names].includes(unit)
  if (amount === null || amount < 0 || amount > LARGEST_AMOUNT || !isOwn)
    throw new RowError('amount', [text, cell('currency')].filter(Boolean).join(' '))
  return amount
}

function readCount(text: string): number | null {
  return /^\d{1,3}$/.test(text) ? Number(text) : null
}

const PEOPLE = /^(\d+)\s*(kisi|people|persons?|yetiskin|adults?|cocuk|child|children)?$/

/** The number of people, also of "2+1" and "4 yetişkin 2 çocuk"; `null` for empty cells. */
function readPeople(cell: Cell): number | null {
  const texts = (
    cell('people') !== '' ? [cell('people')] : [cell('adults'), cell('children')]
  ).filter(Boolean)
  if (texts.length === 0) return null
  const parts = foldText(texts.join('+'))
    .split(/\s*\+\s*|\s+(?=\d)|\s+(?:ve|and)\s+/)
    .map((part) => PEOPLE.exec(part)?.[1])
  const people = parts.reduce((sum, part) => sum + Number(part), 0)
  if (!v.is(detailFields.guests.stored, people)) throw new RowError('people', texts.join(' + '))
  return people
}

/** The channel of a text; the name of an unknown one goes to the notes. */
function namedSource(text: string, notes: string[]): Source | null {
  const folded = foldText(text)
  const named = SOURCES.find((source) => source !== 'other' && folded.includes(source))
  if (!named && text !== '' && !/direkt|direct|dogrudan|kendi|website/.test(folded))
    notes.push(text)
  return named ?? null
}

/** Two lines of one stay are problems of both, unless the second is merely a copy. */
function withoutRepeats(row: ListRow, rows: readonly ListRow[]): ListRow {
  if (row.state !== 'good') return row
  const { musteriAdi, dates } = row.stay
  const repeat = rows.find(
    (other) =>
      other.state === 'good' &&
      other !== row &&
      overlaps(other.stay.dates, dates) &&
      foldText(other.stay.musteriAdi) === foldText(musteriAdi) &&
      (other.line < row.line || other.cells.join('\n') !== row.cells.join('\n')),
  )
  if (!repeat) return row
  const { line, cells } = row
  return { line, cells, state: 'bad', problem: 'repeated', text: String(repeat.line) }
}
