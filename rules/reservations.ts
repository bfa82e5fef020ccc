import { stayFields } from '#domain/storedStay.ts'
import { hasNeeded, isNextVersion, owner } from './conditions.ts'
import { holdsNights } from './days.ts'
import { recordRules } from './fields.ts'
import { all, type Rules } from './language.ts'

/** Guarantee 3: a stay has a public half as long as it holds its nights. */
const isHalfOfItsStay = `newData.exists() === ${holdsNights("newRoot.child('reservationDetails/' + $reservation)")}`

/** The public half of a stay, `/reservations/{id}`: two dates only, because everyone can read it. */
export const reservations: Rules = {
  '.read': true,
  $reservation: {
    '.write': all(owner, isNextVersion('$reservation'), isHalfOfItsStay),
    '.validate': hasNeeded(stayFields),
    ...recordRules(stayFields),
  },
}
