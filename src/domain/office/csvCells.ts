import { type IsoDate, toStoredDate } from '#domain/date.ts'
import { namesOf } from '#domain/record.ts'
import { type ReservationDraft, reservationFields, valuesOf } from '#domain/reservation.ts'

/** The columns of the list: every field of a stay, in the order of the owners' form. */
export const CSV_COLUMNS = namesOf(reservationFields)

// What a spreadsheet takes for the beginning of a formula (OWASP, "CSV Injection"), in its full-width forms, too.
const FORMULA = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/

/**
 * A stay's cells as Turkish Excel reads them: days as dd.MM.yyyy, amounts with a decimal comma, a text that would begin as a
 * formula behind an apostrophe; `yes` is what a mark that is set says.
 */
export function csvCells(reservation: ReservationDraft, yes: string): string[] {
  const values = valuesOf(reservation)
  const days = new Map<string, IsoDate | undefined>([
    ['girisTarihi', values.girisTarihi],
    ['cikisTarihi', values.cikisTarihi],
    ['tahsilEdildi', values.tahsilEdildi],
  ])
  return CSV_COLUMNS.map((name) => {
    const day = days.get(name)
    return day ? toStoredDate(day) : cellOf(values[name], yes)
  })
}

function cellOf(value: string | number | true | undefined, yes: string): string {
  if (value === undefined) return ''
  if (value === true) return yes
  if (typeof value === 'number') return String(value).replace('.', ',')
  return FORMULA.test(value) ? `'${value}` : value
}
