import * as v from 'valibot'
import { cancellationFields } from '#domain/cancelled/cancellation.ts'
import { pickedDay } from '#domain/field/dayField.ts'
import { openingOf } from '#domain/payments/account.ts'
import { writeFields } from '#domain/record.ts'
import { entriesOf } from '#domain/records.ts'
import { detailFields, type Reservation } from '#domain/reservation.ts'
import type { Standing } from '#domain/serverState.ts'
import { writeStay } from '#domain/storedStay.ts'
import type { OwnersAct } from './act.ts'
import { type Cancelling, toReinstate } from './cancelIntents.ts'
import { fieldsSchema } from './keptFields.ts'
import { reservationSchema } from './keptStay.ts'
import { logWrites } from './logWrites.ts'
import { paymentWrites } from './paymentWrites.ts'
import { cancelledPath, eskiOf, removeWrites } from './stayWrites.ts'
import { SERVER_TIME } from './writes.ts'

/**
 * Cancels a stay: frees its nights, and moves it to `/cancelled` with the kept amount and the
 * reason. It then counts by its payments; an older one's paid amount becomes a payment.
 */
export const cancel = {
  verb: 'cancel',
  effect: 'cancels',
  schema: v.object({
    verb: v.literal('cancel'),
    base: reservationSchema,
    wanted: v.null(),
    cancellation: fieldsSchema(cancellationFields),
    date: pickedDay().stored,
  }),
  writes: (change, by, standing) => {
    const { id, entry, verb, base, cancellation, date } = change
    const version = base.version + 1
    const opening = openingOf(base, date)
    const after = { kept: cancellation.kalan, ...(opening && { devir: opening.amount }) }
    return {
      ...removeWrites(base, standing),
      [cancelledPath(id)]: {
        ...asItStood(base, standing, version),
        ...writeFields(cancellationFields, cancellation),
        by,
        at: SERVER_TIME,
      },
      ...(opening && paymentWrites(id, `-${entry}`, by, opening)),
      ...logWrites(change, { by, verb, version }, { after }),
    }
  },
  undo: ({ base, cancellation }) =>
    toReinstate({
      ...base,
      usesPayments: true,
      version: base.version + 1,
      // The database has the author and time; nothing depends on these.
      cancellation: { ...cancellation, by: '', at: 0 },
    }),
  offer: ({ stay, version, kapali, cancellation }, today) =>
    today !== null && stay.checkOut >= today && version > 0 && !kapali && !cancellation
      ? 'asked'
      : null,
} satisfies OwnersAct<'cancel', Cancelling>

/**
 * The stored values, without the days in parts, which follow from its dates and protect nights that
 * it no longer has.
 */
function asItStood(base: Reservation, standing: Standing | null, version: number) {
  const further = { usesPayments: true, version }
  if (!standing) {
    const details = { ...writeFields(detailFields, base), ...eskiOf(base.eski) }
    return { dates: writeStay(base.stay), details: { ...details, ...further } }
  }
  const { checkIn: _, checkOut: __, ...details } = Object.fromEntries(entriesOf(standing.details))
  return { dates: standing.dates, details: { ...details, ...further } }
}
