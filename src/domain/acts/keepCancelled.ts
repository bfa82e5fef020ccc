import { type CancelledStay } from '#domain/cancelled/cancelledStay.ts'
import { cancellationFields } from '#domain/cancelled/cancellation.ts'
import { pageOfStay } from '#domain/guestPage/guestPage.ts'
import { paidIn, sumsOf } from '#domain/guestPage/sums.ts'
import { pagePath } from '#domain/guestPage/pageKey.ts'
import { writeFields } from '#domain/record.ts'
import { detailFields } from '#domain/reservation.ts'
import { writeStay } from '#domain/storedStay.ts'
import { cancel } from './cancel.ts'
import { logWrites } from './logWrites.ts'
import { type KeyedPayment, paymentWrites } from './paymentWrites.ts'
import { cancelledPath, eskiOf } from './stayWrites.ts'
import { SERVER_TIME, together, type Writes } from './writes.ts'

/**
 * The writes that restore a cancelled stay without a log, with its payments, in the name of `by`.
 */
export function keepCancelledWrites(
  by: string,
  entry: string,
  { id, eski, cancellation, ...stay }: CancelledStay,
  payments: readonly KeyedPayment[],
): Writes {
  const version = 1
  const details = {
    ...writeFields(detailFields, stay),
    ...eskiOf(eski),
    usesPayments: true,
    version,
  }
  const said = { by, verb: cancel.verb, version }
  const paid = together(payments.map(({ key, ...each }) => paymentWrites(id, key, by, each)))
  const told = sumsOf({ ...stay, usesPayments: true, cancellation }, paidIn(paid))
  return {
    [cancelledPath(id)]: {
      dates: writeStay(stay.stay),
      details,
      ...writeFields(cancellationFields, cancellation),
      by,
      at: SERVER_TIME,
    },
    ...(stay.guestKey !== undefined && {
      [pagePath(stay.guestKey)]: pageOfStay(id, stay.stay, true, told),
    }),
    ...paid,
    ...logWrites({ id, entry }, said, { after: { kept: cancellation.kalan } }),
  }
}
