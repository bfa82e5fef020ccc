import { toStoredDate } from '#domain/date.ts'
import type { ByKind, Field } from '#domain/field/field.ts'
import type { Account } from '#domain/payments/account.ts'
import { namesOf } from '#domain/record.ts'
import { type Reservation, reservationFields, valuesOf } from '#domain/reservation.ts'
import { numberCell, textCell } from './csvCell.ts'
import { type Income, incomeOf } from './income.ts'

// By these the site counts, knows again what a calendar tells, and finds a guest's page; they say nothing to a reader.
const OWN = new Set<string>(['usesPayments', 'guestKey', 'showsAmounts', 'sourceUid', 'channel'])

/** The columns of the list: every field of a stay that says something to an owner, in the order of their form. */
const COLUMNS = namesOf(reservationFields).filter((name) => !OWN.has(name))

/** The columns after those: what the stay brings, what has come, what is missing, and whether it was cancelled. */
export const CSV_SUMS = [
  'nights',
  'income',
  'paid',
  'outstanding',
  'cancelled',
] as const satisfies readonly (keyof Income | keyof Account | 'cancelled')[]

/** What a list is to hold: what guests have written, or been written of, only where its owner wants it. */
export type CsvWish = { notes: boolean }

/** The columns of a list. */
export function csvColumns({ notes }: CsvWish): typeof COLUMNS {
  return notes ? COLUMNS : COLUMNS.filter((name) => name !== 'notlar')
}

/**
 * A stay's cells as Turkish Excel reads them: days as dd.MM.yyyy, amounts with a decimal comma, a text that would begin as a
 * formula behind an apostrophe; `yes` is what a mark that is set says.
 */
export function csvCells(
  reservation: Omit<Reservation, 'id' | 'version'>,
  account: Account,
  yes: string,
  wish: CsvWish,
): string[] {
  const values = valuesOf(reservation)
  const cells: ByKind<string> = {
    text: textCell,
    address: textCell,
    id: textCell,
    choice: textCell,
    amount: numberCell,
    count: numberCell,
    day: toStoredDate,
    mark: (set) => (set ? yes : ''),
    weekdays: textCell,
  }
  const fields = csvColumns(wish).map((name) => {
    const field: Field = reservationFields[name]
    const value = values[name]
    return value === undefined ? '' : field.byKind(value, cells)
  })
  const { nights, income } = incomeOf(reservation)
  const { paid, outstanding } = account
  const sums = { nights, income, paid, outstanding }
  return [
    ...fields,
    ...CSV_SUMS.map((name) =>
      name === 'cancelled' ? (reservation.cancellation ? yes : '') : numberCell(sums[name]),
    ),
  ]
}
