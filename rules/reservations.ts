import { stayFields } from '#domain/storedStay.ts'
import { hasNeeded, isNoOtherLog, owner, saidUnder } from './conditions.ts'
import { recordRules } from './fields.ts'
import { after, all, exists, together, type Rules } from './language.ts'

/** Both halves of a stay are added and deleted together. */
const hasPrivateHalf = together(
  exists('newData'),
  exists(after('reservationDetails', '$reservation')),
)

/**
 * The public half of a stay, `/reservations/{id}`: two dates only, because everyone can read it.
 */
export const reservations: Rules = {
  '.read': true,
  $reservation: {
    // In .write, because a deletion is not validated.
    '.write': all(owner, isNoOtherLog, saidUnder('log', '$reservation'), hasPrivateHalf),
    '.validate': hasNeeded(stayFields),
    ...recordRules(stayFields),
  },
}
