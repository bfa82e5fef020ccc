import * as v from 'valibot'
import { openingOf } from '#domain/payments/account.ts'
import type { OwnersAct } from './act.ts'
import { draftSchema, reservationSchema } from './keptStay.ts'
import { logWrites } from './logWrites.ts'
import { type Paying, toUnpay } from './paymentIntents.ts'
import { paymentSchema, paymentWrites } from './paymentWrites.ts'
import { editWrites } from './stayWrites.ts'

/**
 * Records a payment under the key of its log entry. A stay's first one sets the mark
 * `usesPayments`, and adds the earlier paid amount as another; the second of two concurrent ones
 * finds the mark and adds none.
 */
export const pay = {
  verb: 'pay',
  effect: 'changes',
  ofCancelled: true,
  schema: v.object({
    verb: v.literal('pay'),
    base: reservationSchema,
    wanted: draftSchema,
    payment: paymentSchema,
  }),
  writes: (change, by, standing) => {
    const { id, entry, verb, base, wanted, payment } = change
    const { date, amount } = payment
    const opening = openingOf(base, date)
    const after = { date, amount, ...(opening && { devir: opening.amount }) }
    return {
      ...editWrites(base, wanted, standing),
      // Sorts before every key of these decades, which begin with a letter after the dash.
      ...(opening && paymentWrites(id, `-${entry}`, by, opening)),
      ...paymentWrites(id, entry, by, payment),
      ...logWrites(change, { by, verb, version: base.version + 1 }, { after }),
    }
  },
  paid: ({ payment }) => payment.amount,
  undo: ({ id, entry, base, wanted, payment }) =>
    toUnpay({ ...wanted, id, version: base.version + 1 }, { ...payment, key: entry }),
} satisfies OwnersAct<'pay', Paying>
