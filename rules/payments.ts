import { paymentFields } from '#domain/payments/payment.ts'
import { hasNeeded, isNextVersion, LONGEST_KEY, owner, signature } from './conditions.ts'
import { recordRules } from './fields.ts'
import { all, type Rules } from './language.ts'

/** The payments of a stay, `/payments/{stay}/{payment}`: each is added or removed with a change of it. */
export const payments: Rules = {
  '.read': owner,
  $reservation: {
    $payment: {
      '.write': all(owner, isNextVersion('$reservation'), '(!data.exists() || !newData.exists())'),
      '.validate': all(hasNeeded(paymentFields, 'by', 'at'), `$payment.length <= ${LONGEST_KEY}`),
      ...recordRules(paymentFields, {
        and: { amount: 'newData.val() !== 0' },
        more: signature,
      }),
    },
  },
}
