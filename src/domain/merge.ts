import { mergeFields, type NameOf } from './record.ts'
import {
  draftOf,
  remainderOf,
  type ReservationDraft,
  reservationFields,
  type ReservationValues,
  valuesOf,
} from './reservation.ts'

/** What two owners made of one stay: in the fields of `clashes`, which both changed otherwise, `merged` holds mine. */
export type Merged = { merged: ReservationDraft; clashes: NameOf<typeof reservationFields>[] }

/** Puts together what two owners made of one stay. */
export function mergeReservation(
  base: ReservationDraft,
  theirs: ReservationDraft,
  mine: ReservationDraft,
): Merged {
  const sides = [valuesOf(base), valuesOf(theirs), valuesOf(mine)] as const
  const { merged, clashes } = mergeFields(reservationFields, ...sides)
  // Where it is the difference on every side nobody has chosen it, and it is the difference again.
  const follows = sides.every(isDifference)
  const kalan = follows ? remainderOf(merged.toplamUcret, merged.kapora) : merged.kalan
  const chosen = clashes.filter((name) => name !== 'kalan' || !follows)
  return keepOrder({ ...merged, kalan }, chosen, sides[2])
}

// One has moved the check-in and the other the check-out, each with sense, but not together.
function keepOrder(values: ReservationValues, clashes: Merged['clashes'], mine: ReservationValues) {
  if (values.girisTarihi < values.cikisTarihi) return { merged: draftOf(values), clashes }
  const { girisTarihi, cikisTarihi } = mine
  const both = new Set([...clashes, 'girisTarihi', 'cikisTarihi'] as const)
  return { merged: draftOf({ ...values, girisTarihi, cikisTarihi }), clashes: [...both] }
}

function isDifference({ kalan, toplamUcret, kapora }: ReservationValues): boolean {
  return kalan === remainderOf(toplamUcret, kapora)
}
