import { stayFields } from '#domain/storedStay.ts'
import { isNoOtherLog, owner, saidUnder } from './conditions.ts'
import { recordRules } from './fields.ts'
import { all, type Rules } from './language.ts'

/**
 * The public half of a stay: two dates and nothing else, for what is readable here, everyone can read. Both halves come and go
 * together, from the version that stands: that is judged under /log.
 */
export const reservations: Rules = {
  '.read': true,
  $reservation: {
    // In .write, for a deletion is not validated.
    '.write': all(owner, isNoOtherLog, saidUnder('log', '$reservation')),
    ...recordRules(stayFields),
  },
}
