import * as v from 'valibot'
import { cancellationFields } from '#domain/cancelled/cancellation.ts'
import { pickedDay } from '#domain/field/dayField.ts'
import { openingOf } from '#domain/payments/account.ts'
import { writeFields } from '#domain/record.ts'
import { entriesOf } from '#domain/records.ts'
import { detailFields, type Reservation } from '#domain/reservation.ts'
import type { Standing } from '#domain/standing.ts'
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
 * A stay is cancelled: its nights are free, and it stands under `/cancelled` as it stood, with what is kept of the money, and
 * why. It counts by its payments from then on; what had counted as paid until then comes with it as one.
 */
export const cancel = {
  verb: 'cancel',
  effect: 'cancels',
  schema: v.object({
    verb: v.literal('cancel'),
    base: reservationSchema,
    wanted: v.null(),
    iptal: fieldsSchema(cancellationFields),
    gun: pickedDay().stored,
  }),
  writes: (change, by, standing) => {
    const { id, entry, verb, base, iptal, gun } = change
    const surum = base.surum + 1
    const opening = openingOf(base, gun)
    const after = { tutulan: iptal.kalan, ...(opening && { devir: opening.tutar }) }
    return {
      ...removeWrites(base, standing),
      [cancelledPath(id)]: {
        ...asItStood(base, standing, surum),
        ...writeFields(cancellationFields, iptal),
        by,
        at: SERVER_TIME,
      },
      ...(opening && paymentWrites(id, `-${entry}`, by, opening)),
      ...logWrites(change, { by, verb, surum }, { after }),
    }
  },
  undo: ({ base, iptal }) =>
    toReinstate({
      ...base,
      defter: true,
      surum: base.surum + 1,
      // Who has done it, and when, the database says; nothing is judged by it.
      iptal: { ...iptal, by: '', at: 0 },
    }),
  offer: ({ stay, surum, kapali, iptal }, today) =>
    today !== null && stay.checkOut >= today && surum > 0 && !kapali && !iptal ? 'asked' : null,
} satisfies OwnersAct<'cancel', Cancelling>

/** Word for word; its days in pieces are told by its dates, and guard nights that it holds no longer. */
function asItStood(base: Reservation, standing: Standing | null, surum: number) {
  const further = { defter: true, surum }
  if (!standing) {
    const details = { ...writeFields(detailFields, base), ...eskiOf(base.eski) }
    return { dates: writeStay(base.stay), details: { ...details, ...further } }
  }
  const { giris: _, cikis: __, ...details } = Object.fromEntries(entriesOf(standing.details))
  return { dates: standing.dates, details: { ...details, ...further } }
}
