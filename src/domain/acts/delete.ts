import * as v from 'valibot'
import type { Seen } from '#domain/reservation.ts'
import type { Intent, OwnersAct } from './act.ts'
import { seenSchema } from './keptStay.ts'
import { ALL_FIELDS, figuresOf, logWrites } from './logWrites.ts'
import { toRestore } from './restore.ts'
import { removeWrites } from './stayWrites.ts'

type Deletion = { base: Seen; wanted: null }

/** Deletes a record as its owner loaded it. */
export const remove = {
  verb: 'delete',
  effect: 'removes',
  schema: v.object({ verb: v.literal('delete'), base: seenSchema, wanted: v.null() }),
  writes: (change, by, standing) => {
    const { verb, base } = change
    const sides = 'stay' in base ? { before: figuresOf(base, ALL_FIELDS) } : {}
    return {
      ...removeWrites(base, standing),
      ...logWrites(change, { by, verb, version: base.version + 1 }, sides),
    }
  },
  undo: ({ base }) => ('stay' in base ? toRestore(base) : null),
  offer: ({ cancellation }) => (cancellation ? null : 'asked'),
} satisfies OwnersAct<'delete', Deletion>

/** The command that deletes a record. */
export function toDelete(base: Seen): Intent<'delete', Deletion> {
  return { verb: 'delete', base, wanted: null }
}
