import { toStoredDate } from '#domain/date.ts'
import type { ByKind, Field } from '#domain/field/field.ts'
import type { Account } from '#domain/payments/account.ts'
import { type NameOf, namesOf } from '#domain/record.ts'
import { type Reservation, reservationFields, valuesOf } from '#domain/reservation.ts'
import { addressCell, numberCell, textCell } from './csvCell.ts'
import { type Income, incomeOf } from './income.ts'

// Internal fields without meaning to a reader.
const OWN = new Set<string>([
  'usesPayments',
  'guestKey',
  'hidesAmounts',
  'sourceUid',
  'channel',
  'request',
  'heldFor',
])

/** The specification's columns in its order. */
const SPECIFIED = [
  'musteriAdi',
  'girisTarihi',
  'cikisTarihi',
  'kapora',
  'kalan',
  'toplamUcret',
  'notlar',
] as const satisfies readonly NameOf<typeof reservationFields>[]

/** The columns of the list: the specification's, then every other meaningful field of a stay. */
const COLUMNS = [...new Set([...SPECIFIED, ...namesOf(reservationFields)])].filter(
  (name) => !OWN.has(name),
)

/** The further columns: income, paid, due, and whether it is cancelled. */
export const CSV_SUMS = [
  'nights',
  'income',
  'paid',
  'outstanding',
  'cancelled',
] as const satisfies readonly (keyof Income | keyof Account | 'cancelled')[]

/** The options of a list: guests' texts and notes are optional. */
export type CsvWish = { notes: boolean }

/** The columns of a list. */
export function csvColumns({ notes }: CsvWish): typeof COLUMNS {
  return notes ? COLUMNS : COLUMNS.filter((name) => name !== 'notlar')
}

/**
 * A stay's cells for Turkish Excel: dates as dd.MM.yyyy, amounts with a decimal comma, an
 * apostrophe before text that would begin a formula; `yes` is the text of a set mark.
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
    address: addressCell,
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
