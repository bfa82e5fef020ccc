import { foldText } from '#domain/field/foldText.ts'
import { holdsNights, type Reservation, type ReservationDraft } from '#domain/stay/reservation.ts'
import { overlaps, sameDates } from '#domain/stay/stayDates.ts'
import type { GoodRow, ListRow } from './stayList.ts'

/** A readable row that is not added, because of a stored stay or, in `above`, of an earlier line. */
type RefusedRow = Omit<GoodRow, 'state'> &
  (
    | { state: 'stored'; by: Reservation }
    | { state: 'overlapping'; by: ReservationDraft; above: number | null }
  )

export type CheckedRow = ListRow | RefusedRow

/**
 * Compares the rows with the stored stays and with each other: a row is good only if the import
 * adds it. Of two rows with the same night the upper one is good.
 */
export function checkStayList(
  rows: readonly ListRow[],
  stays: readonly Reservation[],
): CheckedRow[] {
  const holding = stays.filter(holdsNights)
  const added: GoodRow[] = []
  return rows.map((row): CheckedRow => {
    if (row.state !== 'good') return row
    const { stay } = row
    const same = stays.find((each) => isSameStay(each, stay))
    if (same) return { ...row, state: 'stored', by: same }
    if (!holdsNights(stay)) return row
    const stored = holding.find(({ dates }) => overlaps(dates, stay.dates))
    if (stored) return { ...row, state: 'overlapping', by: stored, above: null }
    const upper = added.find((each) => overlaps(each.stay.dates, stay.dates))
    if (upper) return { ...row, state: 'overlapping', by: upper.stay, above: upper.line }
    added.push(row)
    return row
  })
}

function isSameStay(one: ReservationDraft, other: ReservationDraft): boolean {
  return (
    sameDates(one.dates, other.dates) && foldText(one.musteriAdi) === foldText(other.musteriAdi)
  )
}
