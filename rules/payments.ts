import { paymentFields } from '#domain/payments/payment.ts'
import { firstTime, hasNeeded, LONGEST_KEY, owner, saidUnder } from './conditions.ts'
import { recordRules } from './fields.ts'
import { all, any, differ, exists, not, type Rules, same } from './language.ts'

/**
 * Payments, `/payments/{stay}/{payment}`: added or undone in a write with a log entry of the stay,
 * and immutable. A stay's payments outlive it, because its deletion can be undone.
 */
export const payments: Rules = {
  '.read': owner,
  $reservation: {
    $payment: {
      // In .write, because a deletion is not validated.
      '.write': all(
        owner,
        saidUnder('log', '$reservation'),
        any(firstTime, not(exists('newData'))),
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
