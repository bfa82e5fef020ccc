import { mergeFields, type NameOf } from './record.ts'
import {
  draftOf,
  remainderOf,
  type ReservationDraft,
  reservationFields,
  type ReservationValues,
  valuesOf,
} from './reservation.ts'

/** `clashes` are fields that both changed differently; `merged` has mine there. */
export type Merged = { merged: ReservationDraft; clashes: NameOf<typeof reservationFields>[] }

/** Merges two owners' versions of a stay. */
export function mergeReservation(
  base: ReservationDraft,
  theirs: ReservationDraft,
  mine: ReservationDraft,
): Merged {
  const sides = [valuesOf(base), valuesOf(theirs), valuesOf(mine)] as const
  const { merged, clashes } = mergeFields(reservationFields, ...sides)
  // A balance equal to the difference in all versions was not typed, so it is computed again.
  const follows = sides.every(isDifference)
  const kalan = follows ? remainderOf(merged.toplamUcret, merged.kapora) : merged.kalan
  const chosen = clashes.filter((name) => name !== 'kalan' || !follows)
  return keepOrder({ ...merged, kalan }, chosen, sides[2])
}

// Each owner moved one of the two dates, which do not fit together.
function keepOrder(values: ReservationValues, clashes: Merged['clashes'], mine: ReservationValues) {
  if (values.girisTarihi < values.cikisTarihi) return { merged: draftOf(values), clashes }
  const { girisTarihi, cikisTarihi } = mine
  const both = new Set([...clashes, 'girisTarihi', 'cikisTarihi'] as const)
  return { merged: draftOf({ ...values, girisTarihi, cikisTarihi }), clashes: [...both] }
}

function isDifference({ kalan, toplamUcret, kapora }: ReservationValues): boolean {
  return kalan === remainderOf(toplamUcret, kapora)
}
