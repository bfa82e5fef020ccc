import { toStoredDate } from '#domain/date.ts'
import { UNIT } from '#domain/field/amount.ts'
import type { ByKind, Field } from '#domain/field/field.ts'
import type { Sums } from '#domain/stay/money.ts'
import { type NameOf, namesOf } from '#domain/field/record.ts'
import { firstVisible } from '#domain/field/unseen.ts'
import { type ReservationDraft, reservationFields, fieldValues } from '#domain/stay/reservation.ts'
import { type Income, incomeOf, type Receipt } from '#domain/payments/figures.ts'

export const RECEIPT_COLUMNS = [
  'date',
  'amount',
  'method',
  'musteriAdi',
  'girisTarihi',
  'cikisTarihi',
  'payer',
  'note',
  'by',
] as const

type Words = {
  method: (method: Receipt['payment']['method']) => string
  /** The owner who recorded it. */
  author: (email: string) => string
  guest: (stay: ReservationDraft) => string
}

/** A payment's cells for Turkish Excel. */
export function receiptCells({ reservation, payment }: Receipt, words: Words): string[] {
  const { dates } = reservation
  const { date, amount, method, purpose, payer = '', note = '', by } = payment
  const cells: Record<(typeof RECEIPT_COLUMNS)[number], string> = {
    date: toStoredDate(date),
    amount: amountCell(amount),
    // The method of payments before single records is unknown.
    method: purpose === 'carried' ? '' : textCell(words.method(method)),
    musteriAdi: textCell(words.guest(reservation)),
    girisTarihi: toStoredDate(dates.checkIn),
    cikisTarihi: toStoredDate(dates.checkOut),
    payer: textCell(payer),
    note: textCell(note),
    by: textCell(words.author(by)),
  }
  return RECEIPT_COLUMNS.map((name) => cells[name])
}

// The characters that begin a formula in spreadsheets (OWASP, "CSV Injection"), including
// full-width ones.
const FORMULA = /^[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/

// The same after another spreadsheet's separator: "Ada,=1+1".
const LATER_FORMULA =
  /([,;\t\r\n](?:"|[\u00a0\u00ad\u200b-\u200f\u2060-\u206f\ufeff])*)(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g

const PHONE = /^(?=(?:\D*\d){6})\d[\d ()./-]*$/

/** A no-break space in front keeps Excel from dropping the zero, and from rounding. */
function addressCell(address: string): string {
  return PHONE.test(address) ? `\u00A0${address}` : textCell(address)
}

/** A text as a CSV cell; an apostrophe precedes what would begin a formula at any separator. */
function textCell(text: string): string {
  const isFormula = FORMULA.test(firstVisible(text)) || /^[\t\r\n]/.test(text)
  return (isFormula ? `'${text}` : text).replace(LATER_FORMULA, "$&'")
}

/** An amount as a CSV cell, without its sign. */
function amountCell(amount: number): string {
  return numberCell(amount / UNIT)
}

/** A number as a CSV cell for Turkish Excel, with a decimal comma. */
function numberCell(value: number): string {
  return String(value).replace('.', ',')
}

// Internal fields without meaning to a reader.
const INTERNAL: readonly NameOf<typeof reservationFields>[] = [
  'guestKey',
  'sourceUid',
  'channel',
  'request',
  'identityReportedBy',
]

const SPECIFIED = [
  'musteriAdi',
  'girisTarihi',
  'cikisTarihi',
  'kapora',
  'kalan',
  'toplamUcret',
  'notlar',
] as const satisfies readonly NameOf<typeof reservationFields>[]

/** The specification's columns, then every other meaningful field of a stay. */
const CSV_FIELDS = [...new Set([...SPECIFIED, ...namesOf(reservationFields)])].filter(
  (name) => !INTERNAL.includes(name),
)

/** The further columns: nights, income and sums, and whether it is cancelled. */
const CSV_SUMS = [
  'nights',
  'income',
  'kept',
  'received',
  'refunded',
  'owed',
  'cancelled',
] as const satisfies readonly (keyof Income | keyof Sums | 'cancelled')[]

type SumName = (typeof CSV_SUMS)[number]

export type CsvColumn = NameOf<typeof reservationFields> | SumName

/** The columns that an owner gives away only on purpose: notes and contact data. */
const NOTES_AND_CONTACTS: readonly CsvColumn[] = ['notlar', 'houseNotes', 'phone', 'email']

/** The columns of the whole record. */
export function recordColumns(hasNotes: boolean): CsvColumn[] {
  const all = [...CSV_FIELDS, ...CSV_SUMS]
  return hasNotes ? all : all.filter((name) => !NOTES_AND_CONTACTS.includes(name))
}

/** The columns of the accountant's list. */
export const ACCOUNTANT_COLUMNS = [
  'musteriAdi',
  'girisTarihi',
  'cikisTarihi',
  'nights',
  'income',
  'kept',
  'received',
  'refunded',
  'owed',
] as const satisfies readonly CsvColumn[]

export function isSumName(name: CsvColumn): name is SumName {
  return CSV_SUMS.some((each) => each === name)
}

/**
 * A stay's cells for Turkish Excel: dates as dd.MM.yyyy, amounts with a decimal comma, an
 * apostrophe before text that would begin a formula; `yes` is the text of a set mark, `guest` the
 * name that screens show.
 */
export function csvCells(
  columns: readonly CsvColumn[],
  reservation: ReservationDraft,
  sums: Sums,
  { yes, guest }: { yes: string; guest: string },
): string[] {
  const values = { ...fieldValues(reservation), musteriAdi: guest }
  const figures = { ...sums, ...incomeOf(reservation, sums) }
  const cells: ByKind<string> = {
    text: textCell,
    address: addressCell,
    id: textCell,
    choice: textCell,
    amount: amountCell,
    count: numberCell,
    day: toStoredDate,
    boolean: (set) => (set ? yes : ''),
    weekdays: textCell,
  }
  return columns.map((name) => {
    if (name === 'cancelled') return reservation.status === 'cancelled' ? yes : ''
    if (isSumName(name)) return (name === 'nights' ? numberCell : amountCell)(figures[name])
    const field: Field = reservationFields[name]
    const value = values[name]
    return value === undefined ? '' : field.byKind(value, cells)
  })
}
