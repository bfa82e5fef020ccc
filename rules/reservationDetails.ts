import { cancellationFields } from '#domain/cancelled/cancellation.ts'
import { STAY_STATUSES, storedDetailFields } from '#domain/reservation.ts'
import { hasNeeded, isNextVersion, owner, unchangedAt, untouched } from './conditions.ts'
import { DAYS, holdsNights, ISO } from './days.ts'
import { recordRules } from './fields.ts'
import { formerPageIsGone, pageFollows } from './guestPages.ts'
import {
  after,
  all,
  any,
  at,
  before,
  exists,
  has,
  isOneOf,
  matches,
  not,
  type Rules,
  same,
  valueAt,
  when,
} from './language.ts'

/** The stay keeps its days, in both halves; those of a seven-field record are in its public half alone. */
const keepsItsDays = all(
  exists(before('reservations', '$reservation')),
  unchangedAt('reservations', '$reservation', 'girisTarihi'),
  unchangedAt('reservations', '$reservation', 'cikisTarihi'),
  any(
    not(has('data', DAYS)),
    all(...DAYS.map((name) => same(valueAt('newData', name), valueAt('data', name)))),
  ),
)

/** Guarantee 3: a stay with new days claims its first night in the same write. */
const holdsItsFirstNight = all(
  has('newData', DAYS),
  `${valueAt('newData', 'checkIn')} < ${valueAt('newData', 'checkOut')}`,
  same(valueAt(after('nights', valueAt('newData', 'checkIn'))), '$reservation'),
)

const request = after('requests', valueAt('newData.parent()', 'request'))

/** The request of a stay that holds nights became this stay, unless the request is gone. */
const namesItsRequest = any(
  not(holdsNights('newData.parent()')),
  not(exists(at('newData.parent()', 'request'))),
  not(exists(request)),
  same(valueAt(request, 'reservationId'), '$reservation'),
)

const hasPublicHalf = exists(after('reservations', '$reservation'))

/** A cancelled stay has its cancellation and a deleted one its deletion, and no other has either. */
const hasItsEnd = when(
  holdsNights('newData'),
  all(hasPublicHalf, any(keepsItsDays, holdsItsFirstNight)),
  all(
    not(hasPublicHalf),
    has('newData', DAYS),
    any(
      all(same(valueAt('newData', 'status'), "'cancelled'"), has('newData', ['cancellation'])),
      all(same(valueAt('newData', 'status'), "'deleted'"), has('newData', ['deletion'])),
    ),
  ),
)

const day = { '.validate': matches('newData.val()', ISO) }

const signature: Rules = {
  by: { '.validate': any(untouched, same('newData.val()', 'auth.token.email')) },
  at: { '.validate': any(untouched, same('newData.val()', 'now')) },
}

/** The private half of a stay, `/reservationDetails/{id}`. */
export const reservationDetails: Rules = {
  '.read': owner,
  $reservation: {
    // In .write, because a deletion is not validated.
    '.write': all(
      owner,
      isNextVersion('$reservation'),
      formerPageIsGone,
      any(exists('newData'), not(hasPublicHalf)),
    ),
    '.validate': all(hasNeeded(storedDetailFields, 'status', 'version'), hasItsEnd),
    ...recordRules(storedDetailFields, {
      more: {
        status: { '.validate': isOneOf('newData.val()', STAY_STATUSES) },
        // Each change writes the version, so each change checks the request and the page.
        version: { '.validate': all('newData.isNumber()', namesItsRequest, pageFollows) },
        checkIn: day,
        checkOut: day,
        cancellation: {
          '.validate': all(hasNeeded(cancellationFields, 'by', 'at')),
          ...recordRules(cancellationFields, { more: signature }),
        },
        deletion: {
          '.validate': has('newData', ['by', 'at']),
          ...signature,
          blocked: { '.validate': same('newData.val()', 'true') },
          $other: { '.validate': false },
        },
      },
    }),
  },
}
