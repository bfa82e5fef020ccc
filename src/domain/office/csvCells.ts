import { toStoredDate } from '#domain/date.ts'
import type { ByKind, Field } from '#domain/field/field.ts'
import type { Account } from '#domain/payments/account.ts'
import { namesOf } from '#domain/record.ts'
import { type ReservationDraft, reservationFields, valuesOf } from '#domain/reservation.ts'

// By these the site counts, and knows again what a calendar tells; they say nothing to a reader.
const OWN = new Set<string>(['defter', 'kaynakUid', 'kanal'])

/** The columns of the list: every field of a stay that says something to an owner, in the order of their form. */
export const CSV_COLUMNS = namesOf(reservationFields).filter((name) => !OWN.has(name))

/** The columns after those: what has come, and what is missing. */
export const CSV_SUMS = ['paid', 'outstanding'] as const satisfies readonly (keyof Account)[]

// What a spreadsheet takes for the beginning of a formula (OWASP, "CSV Injection"), in its full-width forms, too.
const FORMULA = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/

/**
 * A stay's cells as Turkish Excel reads them: days as dd.MM.yyyy, amounts with a decimal comma, a text that would begin as a
 * formula behind an apostrophe; `yes` is what a mark that is set says.
 */
export function csvCells(reservation: ReservationDraft, account: Account, yes: string): string[] {
  const values = valuesOf(reservation)
  const cells: ByKind<string> = {
    text: harmless,
    address: harmless,
    id: harmless,
    choice: harmless,
    amount: withComma,
    count: withComma,
    day: toStoredDate,
    mark: (set) => (set ? yes : ''),
  }
  const fields = CSV_COLUMNS.map((name) => {
    const field: Field = reservationFields[name]
    const value = values[name]
    return value === undefined ? '' : field.byKind(value, cells)
  })
  return [...fields, ...CSV_SUMS.map((name) => withComma(account[name]))]
}

function withComma(value: number): string {
  return String(value).replace('.', ',')
}

function harmless(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text
}
