import { withoutPerson } from '#domain/removedPerson.ts'
import type { Reservation } from '#domain/reservation.ts'
import type { ServerState } from '#domain/serverState.ts'
import { logOfFields, logWrites } from './logWrites.ts'
import { pageWrites } from './pageWrites.ts'
import { stayWrites } from './stayWrites.ts'
import type { Writes } from './writes.ts'

/** Removes the person from a stay: names, notes, contact, page, and the reason of a cancellation. */
export function forgetWrites(
  by: string,
  entry: string,
  base: Reservation,
  serverState: ServerState,
): Writes {
  const { id } = base
  const wanted = withoutPerson(base)
  const step = { id, by, version: base.version + 1, base, wanted }
  return {
    ...stayWrites(step, serverState),
    ...pageWrites(step, { more: 0, serverState }),
    ...(base.cancellation?.reason !== undefined && {
      [`reservationDetails/${id}/cancellation/reason`]: null,
    }),
    ...logWrites(
      { id, entry },
      { by, verb: 'forget', version: step.version },
      logOfFields(base, wanted),
    ),
  }
}
