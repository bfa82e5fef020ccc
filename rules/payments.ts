import { foreignFields, paymentFields } from '#domain/payments/payment.ts'
import { firstTime, hasNeeded, isNextVersion, LONGEST_KEY, owner } from './conditions.ts'
import { recordRules } from './fields.ts'
import { all, any, differ, exists, not, type Rules, same } from './language.ts'

/**
 * The payments of a stay, `/payments/{stay}/{payment}`: written once or taken back, together with the next version of the stay, and never
 * changed. The payments of a stay outlive it, because its deletion can be undone.
 */
export const payments: Rules = {
  '.read': owner,
  $reservation: {
    $payment: {
      // In .write, because a deletion is not validated.
      '.write': all(owner, isNextVersion('$reservation'), any(firstTime, not(exists('newData')))),
      '.validate': all(hasNeeded(paymentFields, 'by', 'at'), `$payment.length <= ${LONGEST_KEY}`),
      ...recordRules(paymentFields, {
        and: { amount: differ('newData.val()', '0') },
        more: {
          foreign: { '.validate': hasNeeded(foreignFields), ...recordRules(foreignFields) },
          by: { '.validate': same('newData.val()', 'auth.token.email') },
          at: { '.validate': same('newData.val()', 'now') },
        },
      }),
    },
  },
}
