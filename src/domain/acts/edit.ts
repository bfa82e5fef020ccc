import * as v from 'valibot'
import {
  changedFields,
  type ReservationDraft,
  sameReservation,
  type Seen,
} from '#domain/reservation.ts'
import type { Intent, OwnersAct } from './act.ts'
import { draftSchema, seenSchema } from './keptStay.ts'
import { ALL_FIELDS, figuresOf, logWrites, sideOf } from './logWrites.ts'
import { editWrites } from './stayWrites.ts'

type Edit = { base: Seen; wanted: ReservationDraft }

/** Changes a record to the owner's version. */
export const edit = {
  verb: 'edit',
  effect: 'changes',
  schema: v.object({ verb: v.literal('edit'), base: seenSchema, wanted: draftSchema }),
  writes: (change, by, standing) => {
    const { verb, base, wanted } = change
    const names = 'stay' in base ? changedFields(base, wanted) : ALL_FIELDS
    const sides = {
      ...('stay' in base && { before: figuresOf(base, names) }),
      after: sideOf(wanted, names),
    }
    return {
      ...editWrites(base, wanted, standing),
      ...logWrites(change, { by, verb, version: base.version + 1 }, sides),
    }
  },
  isDone: sameReservation,
  undo: ({ base, wanted }) =>
    'stay' in base ? toEdit({ ...wanted, id: base.id, version: base.version + 1 }, base) : null,
  offer: ({ cancellation }) => (cancellation ? null : 'asked'),
} satisfies OwnersAct<'edit', Edit>

/** The command that changes a record. */
export function toEdit(base: Seen, wanted: ReservationDraft): Intent<'edit', Edit> {
  return { verb: 'edit', base, wanted }
}
