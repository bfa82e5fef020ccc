import { cancellationFields } from '#domain/cancelled/cancellation.ts'
import { namesOf } from '#domain/record.ts'
import { detailFields } from '#domain/reservation.ts'
import { stayFields } from '#domain/storedStay.ts'
import { hasNeeded, owner, saidUnder } from './conditions.ts'
import { boundsOf, recordRules } from './fields.ts'
import {
  after,
  all,
  any,
  at,
  before,
  exists,
  has,
  not,
  type Rules,
  same,
  valueAt,
  when,
  word,
} from './language.ts'
import { eskiOf } from './reservationDetails.ts'

const log = after('log', '$reservation')
const says = (verb: string) => same(valueAt(at(log, valueAt(log, 'last')), 'verb'), word(verb))

const publicHalf = before('reservations', '$reservation')
const privateHalf = before('reservationDetails', '$reservation')

/** What stood in the two halves, word for word; but that it counts by its payments from now on. */
const asItStood = all(
  ...namesOf(stayFields).map((name) =>
    same(valueAt('newData', `dates/${name}`), valueAt(publicHalf, name)),
  ),
  ...namesOf(detailFields)
    .filter((name) => name !== 'usesPayments')
    .map((name) => same(valueAt('newData', `details/${name}`), valueAt(privateHalf, name))),
)

/** A stay that stood, or one that nobody has heard of, from a copy; which of them the log tells. */
const isMade = all(
  says('cancel'),
  any(all(...[publicHalf, privateHalf].map((half) => not(exists(half)))), asItStood),
)

/** It stood in the private half; a stay from a copy had none. */
const eski = eskiOf(
  same('newData.val()', valueAt(privateHalf, 'eski', '$field')),
  not(exists(privateHalf)),
)

/** What may be changed of a cancelled stay, in a write that says so under /log, where it is judged. */
const goesOn = all(owner, saidUnder('log', '$reservation'))

const isForgotten = all(goesOn, says('forget'))

/** What is known of the person alone goes with the person; all else stays as it stood. */
const personal = Object.fromEntries(
  ['musteriAdi', 'notlar', 'phone', 'email', 'guestKey'].map((name) => [
    name,
    { '.write': isForgotten, '.validate': boundsOf(detailFields, name) },
  ]),
)

/**
 * A stay that was cancelled, `/cancelled/{stay}`: both halves as they stood, what is kept of the money, and why. It holds no
 * night; it is paid for where it stands, and comes back whole or not at all.
 */
export const cancelled: Rules = {
  '.read': owner,
  $reservation: {
    // In .write, for a deletion is not validated.
    '.write': all(
      owner,
      saidUnder('log', '$reservation'),
      when(exists('newData'), isMade, says('reinstate')),
    ),
    '.validate': has('newData', ['dates', 'details', 'kalan', 'by', 'at']),
    dates: { '.validate': hasNeeded(stayFields), ...recordRules(stayFields) },
    details: {
      '.validate': all(hasNeeded(detailFields), has('newData', ['usesPayments', 'version'])),
      ...recordRules(detailFields, {
        more: {
          ...personal,
          version: { '.write': goesOn, '.validate': 'newData.isNumber()' },
          eski: { '.write': isForgotten, ...eski },
        },
      }),
    },
    ...recordRules(cancellationFields, {
      more: {
        by: { '.validate': same('newData.val()', 'auth.token.email') },
        at: { '.validate': same('newData.val()', 'now') },
      },
    }),
    reason: { '.write': isForgotten, '.validate': boundsOf(cancellationFields, 'reason') },
  },
}
