import type { Reservation } from '#domain/reservation.ts'
import { writeDays } from '#domain/storedStay.ts'
import type { Act } from './act.ts'
import { logWrites } from './logWrites.ts'
import { below, type Writes } from './writes.ts'

/** Adds to an older stay the days that the rules need. */
export const settle = { verb: 'settle', effect: 'changes' } satisfies Act<'settle'>

/** The writes that add the days of a stay for the rules. */
export function settleWrites(by: string, entry: string, base: Reservation): Writes {
  const { id, stay } = base
  const version = base.version + 1
  return {
    ...below(`reservationDetails/${id}`, { ...writeDays(stay), version }),
    ...logWrites({ id, entry }, { by, verb: settle.verb, version }),
  }
}
