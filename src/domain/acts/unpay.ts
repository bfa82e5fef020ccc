import * as v from 'valibot'
import type { OwnersAct } from './act.ts'
import { draftSchema, reservationSchema } from './keptStay.ts'
import { logWrites } from './logWrites.ts'
import { type TakingBack, toPay } from './paymentIntents.ts'
import { keyedPaymentSchema, paymentPath, withoutKey } from './paymentWrites.ts'
import { editWrites } from './stayWrites.ts'

/** Undoes a payment: deletes it, with a log entry. */
export const unpay = {
  verb: 'unpay',
  effect: 'changes',
  ofCancelled: true,
  schema: v.object({
    verb: v.literal('unpay'),
    base: reservationSchema,
    wanted: draftSchema,
    payment: keyedPaymentSchema,
  }),
  writes: (change, by, standing) => {
    const { id, verb, base, wanted, payment } = change
    const { date, amount, key } = payment
    return {
      ...editWrites(base, wanted, standing),
      [paymentPath(id, key)]: null,
      ...logWrites(
        change,
        { by, verb, version: base.version + 1, payment: key },
        { before: { date, amount } },
      ),
    }
  },
  paid: ({ payment }) => -payment.amount,
  takes: ({ id, payment }) => paymentPath(id, payment.key),
  undo: ({ id, base, wanted, payment }) =>
    toPay({ ...wanted, id, version: base.version + 1 }, withoutKey(payment)),
} satisfies OwnersAct<'unpay', TakingBack>
