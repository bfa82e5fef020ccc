import * as v from 'valibot'
import { type Reservation, type ReservationDraft, sameReservation } from '#domain/reservation.ts'
import type { Intent, OwnersAct } from './act.ts'
import { draftSchema, reservationSchema } from './keptStay.ts'
import { ALL_FIELDS, logWrites, sideOf } from './logWrites.ts'
import { wholeWrites } from './stayWrites.ts'

type Restoration = { base: Reservation; wanted: ReservationDraft }

/** Restores a stay that was deleted as `base`. */
export const restore = {
  verb: 'restore',
  effect: 'returns',
  schema: v.object({
    verb: v.literal('restore'),
    base: reservationSchema,
    wanted: draftSchema,
  }),
  writes: (change, by, standing) => {
    const { id, verb, base, wanted } = change
    // The deletion was the version after the base, and this is the next.
    const version = base.version + 2
    return {
      ...wholeWrites(id, wanted, version, standing, base.eski),
      ...logWrites(change, { by, verb, version }, { after: sideOf(wanted, ALL_FIELDS) }),
    }
  },
  isDone: sameReservation,
} satisfies OwnersAct<'restore', Restoration>

/** The command that restores a stay deleted as `base`. */
export function toRestore(base: Reservation): Intent<'restore', Restoration> {
  return { verb: 'restore', base, wanted: base }
}
