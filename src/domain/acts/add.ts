import * as v from 'valibot'
import { pageGoneWrites } from '#domain/guide/guestGuide.ts'
import { valueOf } from '#domain/record.ts'
import { statusOf } from '#domain/request.ts'
import { type ReservationDraft, sameReservation } from '#domain/reservation.ts'
import type { Intent, OwnersAct } from './act.ts'
import { answerWrites } from './answerWrites.ts'
import { draftSchema } from './keptStay.ts'
import { type KeyedPayment, keyedPaymentSchema, paymentWrites } from './paymentWrites.ts'
import { ALL_FIELDS, logWrites, sideOf } from './logWrites.ts'
import { wholeWrites } from './stayWrites.ts'
import { together } from './writes.ts'

type Addition = { base: null; wanted: ReservationDraft; payments?: readonly KeyedPayment[] }

/** Adds a stay with its payments, and accepts the requests that it answers. */
export const add = {
  verb: 'add',
  effect: 'makes',
  schema: v.object({
    verb: v.literal('add'),
    base: v.null(),
    wanted: draftSchema,
    payments: v.exactOptional(v.pipe(v.array(keyedPaymentSchema), v.readonly())),
    requests: v.exactOptional(v.pipe(v.array(v.string()), v.readonly())),
  }),
  writes: (change, by, standing) => {
    const { id, entry, verb, wanted, requests = [], payments = [] } = change
    // Without the stored state, its requests are assumed to be open.
    const answers = requests.map((request) => {
      const asked = standing?.asked.get(request)
      const saying = { entry, by, before: statusOf(asked) }
      const key = valueOf(asked, 'guestKey')
      return {
        ...answerWrites(request, saying, { status: 'accepted', reservationId: id }),
        // A duplicate request has another key, but the stay has one page.
        ...(typeof key === 'string' && key !== wanted.guestKey && pageGoneWrites(key)),
      }
    })
    return {
      ...wholeWrites(id, wanted, 1, standing),
      ...logWrites(change, { by, verb, version: 1 }, { after: sideOf(wanted, ALL_FIELDS) }),
      ...together(payments.map(({ key, ...each }) => paymentWrites(id, key, by, each))),
      ...together(answers),
    }
  },
  isDone: sameReservation,
} satisfies OwnersAct<'add', Addition>

/** The command that adds a stay for these requests with a payment. */
export function toAdd(
  wanted: ReservationDraft,
  requests: readonly string[] = [],
  payments: readonly KeyedPayment[] = [],
): Intent<'add', Addition> {
  return {
    verb: 'add',
    base: null,
    wanted,
    ...(requests.length > 0 && { requests }),
    ...(payments.length > 0 && { payments }),
  }
}
