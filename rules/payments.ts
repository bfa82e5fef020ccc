import { paymentFields } from '#domain/payments/payment.ts'
import { firstTime, hasNeeded, LONGEST_KEY, owner, saidUnder } from './conditions.ts'
import { recordRules } from './fields.ts'
import {
  after,
  all,
  any,
  at,
  before,
  differ,
  exists,
  isOneOf,
  not,
  type Rules,
  same,
  valueAt,
  when,
  word,
} from './language.ts'

const details = after('reservationDetails', '$reservation')
const cancelled = after('cancelled', '$reservation', 'details')
const standsBefore = exists(before('reservationDetails', '$reservation'))
const log = after('log', '$reservation')
const last = valueAt(log, 'last')
const said = (path: string) => valueAt(at(log, last), path)

/** It is the one that the newest entry tells of, and stands under the same key. */
const isTold = all(same(said('verb'), word('pay')), same('$payment', last))

/** What had counted as paid until a stay's first payment, or its cancellation, comes with that, and is told in the same entry. */
const opens = all(
  isOneOf(said('verb'), ['pay', 'cancel']),
  same('$payment', `'-' + ${last}`),
  same(valueAt('newData', 'ne'), word('devir')),
  same(said('after/devir'), valueAt('newData', 'amount')),
  standsBefore,
  not(exists(before('reservationDetails', '$reservation', 'usesPayments'))),
)

/** A stay that was not there may bring some, cancelled or not. */
const comesWith = all(isOneOf(said('verb'), ['add', 'cancel']), not(standsBefore))

/** Payments are written down once, of a stay that counts by them. */
const isMade = all(
  firstTime,
  any(
    same(valueAt(details, 'usesPayments'), 'true'),
    same(valueAt(cancelled, 'usesPayments'), 'true'),
  ),
  any(comesWith, isTold, opens),
)

/** Only an entry that takes a payment back names one. */
const isTakenBack = same(said('payment'), '$payment')

/**
 * What was really paid, `/payments/{stay}/{payment}`: written down and taken back in a write that says so under `/log`, where
 * it is judged, never changed. What was paid of a stay stays when that is deleted, for a deletion can be undone. That a day has
 * come is seen to by who writes it: the language cannot make a day of `now`.
 */
export const payments: Rules = {
  '.read': owner,
  $reservation: {
    $payment: {
      // In .write, for a deletion is not validated.
      '.write': all(
        owner,
        saidUnder('log', '$reservation'),
        when(exists('newData'), isMade, isTakenBack),
      ),
      '.validate': all(
        hasNeeded(paymentFields),
        "newData.hasChildren(['by', 'at'])",
        `$payment.length <= ${LONGEST_KEY}`,
      ),
      ...recordRules(paymentFields, {
        and: { amount: differ('newData.val()', '0') },
        more: {
          by: { '.validate': same('newData.val()', 'auth.token.email') },
          at: { '.validate': same('newData.val()', 'now') },
        },
      }),
    },
  },
}
