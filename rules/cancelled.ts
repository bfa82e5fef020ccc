import { cancellationFields } from '#domain/cancelled/cancellation.ts'
import { detailFields } from '#domain/reservation.ts'
import { stayFields } from '#domain/storedStay.ts'
import { hasNeeded, owner, saidUnder } from './conditions.ts'
import { recordRules } from './fields.ts'
import { pageOf, showsCancelled } from './guestPages.ts'
import { after, all, any, at, exists, has, not, type Rules, same, valueAt } from './language.ts'
import { eski } from './reservationDetails.ts'

const details = after('cancelled', '$reservation', 'details')

/** Guarantee 8: the page under the stay's key shows that it was cancelled. */
const pageFollows = any(
  not(exists(at(details, 'guestKey'))),
  all(same(valueAt(pageOf(details), 'konu'), '$reservation'), showsCancelled(pageOf(details))),
)

/**
 * A cancelled stay, `/cancelled/{stay}`: both halves unchanged, the kept amount, and the reason. It
 * has no nights; payments can be added, and it can be undeleted.
 */
export const cancelled: Rules = {
  '.read': owner,
  $reservation: {
    // In .write, because a deletion is not validated.
    '.write': all(owner, saidUnder('log', '$reservation')),
    '.validate': all(
      has('newData', ['dates', 'details', 'kalan', 'by', 'at']),
      not(exists(after('reservations', '$reservation'))),
    ),
    dates: { '.validate': hasNeeded(stayFields), ...recordRules(stayFields) },
    details: {
      '.validate': all(hasNeeded(detailFields), has('newData', ['usesPayments', 'version'])),
      ...recordRules(detailFields, {
        more: { version: { '.validate': all('newData.isNumber()', pageFollows) }, eski },
      }),
    },
    ...recordRules(cancellationFields, {
      more: {
        by: { '.validate': same('newData.val()', 'auth.token.email') },
        at: { '.validate': same('newData.val()', 'now') },
      },
    }),
  },
}
