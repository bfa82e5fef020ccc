import * as v from 'valibot'
import { type CancelledStay, isCancelled } from '#domain/cancelled/cancelledStay.ts'
import type { OwnersAct } from './act.ts'
import { type Reinstating, toCancel, toReinstate, withoutCancellation } from './cancelIntents.ts'
import { draftSchema, reservationSchema } from './keptStay.ts'
import { ALL_FIELDS, logWrites, sideOf } from './logWrites.ts'
import { cancelledPath, wholeWrites } from './stayWrites.ts'

/** Restores a cancelled stay with its nights, if they are free. */
export const reinstate = {
  verb: 'reinstate',
  effect: 'reinstates',
  schema: v.object({
    verb: v.literal('reinstate'),
    base: v.pipe(
      reservationSchema,
      v.guard((stay): stay is CancelledStay => isCancelled(stay)),
    ),
    wanted: draftSchema,
  }),
  writes: (change, by, standing) => {
    const { id, verb, base, wanted } = change
    const version = base.version + 1
    return {
      ...wholeWrites(id, wanted, version, standing, base.eski),
      [cancelledPath(id)]: null,
      ...logWrites(change, { by, verb, version }, { after: sideOf(wanted, ALL_FIELDS) }),
    }
  },
  undo: ({ base }) => {
    const { by: _, at: __, ...cancellation } = base.cancellation
    // It counts by its payments already, so there is no opening balance.
    const stay = { ...withoutCancellation(base), version: base.version + 1 }
    return toCancel(stay, cancellation, stay.stay.checkIn)
  },
  offer: (stay) => (isCancelled(stay) ? toReinstate(stay) : null),
} satisfies OwnersAct<'reinstate', Reinstating>
