import { type Source } from '#domain/channels/feed.ts'
import { dateOf, type IsoDate, toStoredDate } from '#domain/date.ts'
import { readAmount } from '#domain/field/amount.ts'
import { optional } from '#domain/field/field.ts'
import { foldText } from '#domain/field/foldText.ts'
import { LARGEST_AMOUNT, wholeAmount } from '#domain/field/numberField.ts'
import type { Problem } from '#domain/field/problem.ts'
import { emptyTexts, type NameOf, namesOf, readTexts, type TextsOf } from '#domain/field/record.ts'
import { tidyDate, typedDate } from '#domain/field/typedDate.ts'
import { tidyTime } from '#domain/field/typedTime.ts'
import type { Payment } from '#domain/payments/payment.ts'
import { cancellationFields } from '#domain/stay/cancellation.ts'
import {
  draftOfTyped,
  remainderOf,
  type ReservationDraft,
  formFields,
} from '#domain/stay/reservation.ts'
import { countNights, datesProblem, type StayDates } from '#domain/stay/stayDates.ts'
import { type Cell, type Column, type ListProblem, parseTable } from './stayListTable.ts'

/** The words of a list in every language, folded. */
export type ListWords = {
  columns: ReadonlyMap<string, Column>
  statuses: ReadonlyMap<string, RowStatus>
  sources: ReadonlyMap<string, Source>
  ticks: ReadonlyMap<string, boolean>
}

export type RowStatus = 'booked' | 'blocked' | 'cancelled'

/** The order of day and month in dates such as 03/04/2026. */
export type DateOrder = 'day' | 'month'

/** A date of the list that the two orders read differently. */
export type OrderQuestion = { text: string } & { [order in DateOrder]: IsoDate | null }

/** What a person says of a row. */
export type RowAnswer = { status?: RowStatus; kept?: string }

/** The answers about rows by `rowKey`, so that a corrected list keeps them. */
export type RowAnswers = ReadonlyMap<string, RowAnswer>

export function rowKey({ cells }: { cells: readonly string[] }): string {
  return cells.join('\t')
}

/** A person's answers: the order of all dates, and those about rows. */
export type ListAnswers = { order: DateOrder | null; rows: RowAnswers }

const { depositDueBy: _, infants: __, ...ownFields } = formFields

/** The stay's form without the fields of an agreement, and with those that only lists have. */
const listFields = {
  ...ownFields,
  paid: optional(wholeAmount({ min: 0, max: LARGEST_AMOUNT })),
  kept: optional(cancellationFields.kept),
}

export type RowProblem =
  | { name: NameOf<typeof listFields>; problem: Problem }
  | { name: null; problem: 'cells' | 'order' | 'nights' | 'status' }

/** A row of a list; `line` is its line in the text. */
export type ListRow = {
  line: number
  cells: readonly string[]
  /** Whether its name or notes have a word for cancelled or closed. */
  isDoubtful: boolean
  status: RowStatus | null
  /** The kept amount of a cancelled stay, as it was typed. */
  kept: string
} & (
  | { state: 'good'; stay: ReservationDraft; paid: number | null }
  | { state: 'bad'; problems: readonly RowProblem[] }
  /** A doubtful row without an answer, or a cancelled one without the kept amount. */
  | { state: 'open' }
)

export type GoodRow = Extract<ListRow, { state: 'good' }>

export type StayList = {
  rows: readonly ListRow[]
  leftOut: readonly string[]
  orderQuestion: OrderQuestion | null
}

/** Reads stays from CSV or rows of a spreadsheet: the stay's form judges each cell. */
export function readStayList(
  text: string,
  words: ListWords,
  answers: ListAnswers,
): StayList | { problem: ListProblem } {
  const read = parseTable(text, words.columns)
  if ('problem' in read) return read
  const { rows, leftOut } = read.table
  const questions = rows.flatMap(({ cell }) => DAYS.flatMap((name) => orderQuestions(cell(name))))
  return {
    rows: rows.map((row) => readRow(row, words, answers)),
    leftOut,
    orderQuestion: questions.find(({ day, month }) => day && month) ?? questions[0] ?? null,
  }
}

const DAYS = ['girisTarihi', 'cikisTarihi'] as const
const AMOUNTS = ['toplamUcret', 'kapora', 'kalan'] as const
const DOUBTFUL = /iptal|cancel|kapali|closed|blocked|bloke|ev sahib|owner|no.?show/

type ReadRow = { line: number; cells: string[]; cell: Cell; isWide: boolean }

function readRow({ line, cells, cell, isWide }: ReadRow, words: ListWords, answers: ListAnswers) {
  const answer = answers.rows.get(rowKey({ cells })) ?? {}
  const written = writtenStatus(cell, words)
  const notes = [cell('notlar')]
  const source = words.sources.get(foldText(cell('source')))
  if (!source) notes.push(cell('source'))
  const texts = textsOf(cell, notes, words, answers.order)
  const isDoubtful =
    written === 'booked' && DOUBTFUL.test(foldText(`${texts.musteriAdi} ${texts.notlar}`))
  const status = isDoubtful ? (answer.status ?? null) : written
  const kept = answer.kept ?? cell('kept')
  texts.blocked = status === 'blocked' ? 'true' : ''
  texts.kept = status === 'cancelled' ? kept : ''
  const row = { line, cells, isDoubtful, status, kept }
  const isUnordered =
    answers.order === null && DAYS.some((name) => orderQuestions(cell(name)).length > 0)
  if (isWide) return bad(row, [{ name: null, problem: 'cells' }])
  if (isUnordered) return bad(row, [{ name: null, problem: 'order' }])
  if (written === null) return bad(row, [{ name: null, problem: 'status' }])
  if (status === 'cancelled' && kept === '') return { ...row, state: 'open' } as const
  const read = readTexts(listFields, texts)
  const problems = problemsOf(texts, 'problems' in read ? read.problems : {}, cell('nights'))
  if (problems.length > 0 || 'problems' in read) return bad(row, problems)
  if (status === null) return { ...row, state: 'open' } as const
  const { paid, kept: keptAmount, ...typed } = read.value
  const { toplamUcret, kapora } = typed
  const kalan = texts.kalan === '' ? remainderOf(toplamUcret, kapora) : typed.kalan
  const stay: ReservationDraft = draftOfTyped({ ...typed, kalan }, source ? { source } : {})
  if (keptAmount === undefined) return { ...row, state: 'good', stay, paid: paid ?? null } as const
  // The database signs the cancellation.
  const cancellation = { kept: keptAmount, by: '', at: 0 }
  const cancelled = { ...stay, status: 'cancelled', cancellation } as const
  return { ...row, state: 'good', stay: cancelled, paid: paid ?? keptAmount } as const
}

function bad<Row extends object>(row: Row, problems: readonly RowProblem[]) {
  return { ...row, state: 'bad', problems } as const
}

/** The status of a row; `null` for a word that nobody knows. */
function writtenStatus(cell: Cell, { statuses, ticks }: ListWords): RowStatus | null {
  const [isCancelled, isClosed] = [cell('cancelled'), cell('blocked')].map((tick) =>
    tick === '' ? false : ticks.get(foldText(tick)),
  )
  const word = foldText(cell('status'))
  const status = word === '' ? 'booked' : statuses.get(word)
  if (isCancelled === undefined || isClosed === undefined || status === undefined) return null
  return isCancelled ? 'cancelled' : isClosed ? 'blocked' : status
}

/** The texts of the form that the row fills. */
function textsOf(cell: Cell, notes: string[], { ticks }: ListWords, order: DateOrder | null) {
  const fullName = `${cell('firstName')} ${cell('lastName')}`.trim()
  const day = (text: string) => {
    const { month } = orderQuestions(text)[0] ?? {}
    return tidyDate(order === 'month' && month ? toStoredDate(month) : text)
  }
  const money = (amount: string) =>
    /^[\d.,\s]+$/.test(amount) ? `${amount} ${cell('currency')}`.trim() : amount
  const cot = ticks.get(foldText(cell('cot')))
  const texts = emptyTexts(listFields)
  for (const name of namesOf(listFields)) texts[name] = cell(name)
  return {
    ...texts,
    musteriAdi: cell('musteriAdi') || fullName,
    girisTarihi: day(cell('girisTarihi')),
    cikisTarihi: day(cell('cikisTarihi')),
    toplamUcret: money(cell('toplamUcret')),
    kapora: money(cell('kapora')),
    kalan: money(cell('kalan')),
    paid: money(cell('paid')),
    notlar: notes.filter(Boolean).join('\n'),
    arrivalTime: tidyTime(cell('arrivalTime')),
    cot: cot === undefined ? cell('cot') : cot ? 'true' : '',
  }
}

type Texts = TextsOf<typeof listFields>
type Problems = { [Name in keyof Texts]?: Problem }

/** The problems that the fields report, and those that only a list can have. */
function problemsOf(texts: Texts, refused: Problems, nights: string): RowProblem[] {
  const problems: Problems = { ...refused }
  for (const name of AMOUNTS)
    if (texts[name] !== '' && readAmount(texts[name]) === null)
      problems[name] ??= { code: 'amount' }
  const isPartPriced = [texts.kapora, texts.kalan, texts.paid].some((text) => text !== '')
  if (isPartPriced && texts.toplamUcret === '') problems.toplamUcret = { code: 'missing' }
  if (Number(texts.children) > 0 && texts.adults === '') problems.adults = { code: 'missing' }
  const dates = datesOf(texts)
  const wrong = dates && datesProblem(dates)
  if (wrong) problems.cikisTarihi = { code: wrong }
  const isOtherCount = dates && nights !== '' && countNights(dates) !== Number(nights)
  return [
    ...namesOf(listFields).flatMap((name): RowProblem[] => {
      const problem = problems[name]
      return problem ? [{ name, problem }] : []
    }),
    ...(isOtherCount ? [{ name: null, problem: 'nights' } as const] : []),
  ]
}

function datesOf({ girisTarihi, cikisTarihi }: Texts): StayDates | null {
  const [checkIn, checkOut] = [typedDate(girisTarihi), typedDate(cikisTarihi)]
  return checkIn && checkOut && { checkIn, checkOut }
}

/** The two readings of a date with slashes or hyphens, if the month could be first. */
function orderQuestions(text: string): OrderQuestion[] {
  const [, first, second, year] = /^(\d{1,2})[/-](\d{1,2})[/-]((?:20)?\d{2})$/.exec(text) ?? []
  const inYear = 2000 + (Number(year) % 100)
  const day = dateOf(inYear, Number(second), Number(first))
  const month = dateOf(inYear, Number(first), Number(second))
  return month && month !== day ? [{ text, day, month }] : []
}

/** Whether the list leaves open if an ended stay was paid. */
export function isPastUnpaid({ stay, paid }: GoodRow, today: IsoDate): boolean {
  const isEnded = stay.status === 'booked' && stay.dates.checkOut <= today
  return isEnded && paid === null && Math.round(stay.toplamUcret) > 0
}

/** The payment that a row's stay comes with, as one sum from before single records. */
export function paymentsOf(row: GoodRow, today: IsoDate, isPastPaid: boolean): Payment[] {
  const { stay, paid } = row
  const whole = isPastPaid && isPastUnpaid(row, today) ? Math.round(stay.toplamUcret) : 0
  const amount = paid ?? whole
  if (amount === 0 || stay.status === 'blocked') return []
  const { checkIn } = stay.dates
  return [
    {
      date: checkIn < today ? checkIn : today,
      amount,
      method: stay.source ? 'channel' : 'transfer',
      purpose: 'carried',
    },
  ]
}
