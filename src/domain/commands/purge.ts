import type { DeletedStay } from '#domain/cancelled/cancelledStay.ts'
import { logWrites } from './logWrites.ts'
import type { Writes } from './writes.ts'

/** Removes a deleted stay for good, in the name of `by`; its payments stay, for the accountant. */
export function purgeWrites(by: string, entry: string, { id, version }: DeletedStay): Writes {
  return {
    [`reservationDetails/${id}`]: null,
    ...logWrites({ id, entry }, { by, verb: 'purge', version: version + 1 }),
  }
}
