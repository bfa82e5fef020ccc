import type { CancelledStay } from '#domain/cancelled/cancelledStay.ts'
import { pageGoneWrites } from '#domain/guide/guestGuide.ts'
import { REMOVED_PERSON, withoutPerson } from '#domain/removedPerson.ts'
import { changedFields, type Reservation } from '#domain/reservation.ts'
import type { Standing } from '#domain/serverState.ts'
import type { Act } from './act.ts'
import { logWrites, sideOf } from './logWrites.ts'
import { pageWrites } from './pageWrites.ts'
import { cancelledPath, editWrites } from './stayWrites.ts'
import { below, type Writes } from './writes.ts'

/** Permanently removes the person from a stay. */
export const forget = {
  verb: 'forget',
  effect: 'changes',
  ofCancelled: true,
} satisfies Act<'forget'>

/** The writes that remove the person and an older record's other fields from a stored stay. */
export function forgetWrites(
  by: string,
  entry: string,
  base: Reservation,
  standing: Standing,
): Writes {
  const { id } = base
  const wanted = withoutPerson(base)
  const half = `reservationDetails/${id}`
  const { [half]: whole, ...writes } = editWrites(base, wanted, standing)
  const after = sideOf(wanted, changedFields(base, wanted))
  return {
    ...writes,
    ...pageWrites(id, forget.effect, { base, wanted }),
    ...(typeof whole === 'object'
      ? { [half]: { ...whole, eski: null } }
      : { [`${half}/eski`]: null }),
    ...logWrites({ id, entry }, { by, verb: forget.verb, version: base.version + 1 }, { after }),
  }
}

/** The writes that remove the person from a cancelled stay and its reason. */
export function forgetCancelledWrites(by: string, entry: string, base: CancelledStay): Writes {
  const { id } = base
  const version = base.version + 1
  const person = {
    musteriAdi: REMOVED_PERSON,
    notlar: '',
    phone: null,
    email: null,
    guestKey: null,
    eski: null,
  }
  return {
    ...below(`${cancelledPath(id)}/details`, { ...person, version }),
    [`${cancelledPath(id)}/reason`]: null,
    ...(base.guestKey !== undefined && pageGoneWrites(base.guestKey)),
    ...logWrites({ id, entry }, { by, verb: forget.verb, version }),
  }
}
