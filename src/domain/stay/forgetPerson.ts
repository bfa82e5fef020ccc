import { cleaningWrites } from '#domain/cleaning/cleaning.ts'
import type { Agreement } from './agreement.ts'
import type { SaveContext } from '#domain/settings/keys.ts'
import { type Change, changedBy, refused } from '#domain/save/change.ts'
import type { Signature } from '#domain/request/requestChange.ts'
import type { StoredRequest } from '#domain/request/request.ts'
import type { StoredCancellation } from './cancellation.ts'
import type { Reservation, ReservationDraft } from './reservation.ts'
import { eraseReviewWrites } from '#domain/reviews/reviewChange.ts'
import { logOfFields, logWrites, stayPageWrites, stayWrites } from './stayWrites.ts'
import type { StoredPayment } from '#domain/payments/payment.ts'
import { mergeWrites, type Writes } from '#domain/save/writes.ts'
import { keptTextsGone } from './keptTexts.ts'

/** The placeholder for the name of a removed person, because the field is required. */
const NO_NAME = '–'

type Person = {
  stay: Reservation | null
  requests: readonly StoredRequest[]
  /** The stored review of the stay under `guestKey`; `null` without one. */
  review: unknown
  /** The payments of the stay. */
  payments: readonly StoredPayment[]
  entry: string
}

/** Removes a person from a stay, its requests and its review; keeps dates and amounts. */
export function forgetPerson({ stay, requests, review, payments, entry }: Person): Change {
  return {
    writes: (by, context) => ({
      ...mergeWrites(requests.map((request) => forgetGuestWrites(request, { entry, by }))),
      ...(stay && forgetStayWrites(stay, { entry, by }, context)),
      ...(stay && paymentTextWrites(stay.id, payments)),
      ...(stay?.guestKey !== undefined &&
        review !== null &&
        eraseReviewWrites(stay.guestKey, review)),
    }),
    async refusal(read) {
      const id = stay?.id ?? requests[0]?.id ?? ''
      if ((await read(`log/${id}/${entry}`)) !== null) return null
      const version = (await read(`versions/${id}/n`)) ?? 0
      if (version === (stay ?? requests[0])?.version) return refused()
      const newest = await read(`versions/${id}/entry`)
      return changedBy(await read(`log/${id}/${String(newest)}`))
    },
  }
}

function forgetStayWrites(
  original: Reservation,
  { entry, by }: { entry: string; by: string },
  context: SaveContext,
) {
  const { id } = original
  const next = withoutPerson(original)
  const update = { id, by, version: original.version + 1, original, next, context }
  return {
    ...stayWrites(update),
    ...cleaningWrites(id, original, next, context.cleanings),
    ...stayPageWrites(update, { earlier: [], changed: [], isRemoving: false }),
    ...keptTextsGone(id),
    ...(original.status === 'cancelled' &&
      original.cancellation.reason !== undefined && {
        [`reservationDetails/${id}/cancellation/reason`]: null,
        [`reservationDetails/${id}/cancellation/showsReason`]: null,
      }),
    ...logWrites(
      { id, entry },
      { by, verb: 'forget', version: update.version },
      logOfFields(original, next),
    ),
  }
}

/** The writes that remove what owners wrote beside the payments of a stay. */
function paymentTextWrites(id: string, payments: readonly StoredPayment[]): Writes {
  return mergeWrites(
    payments.map(({ key, payer, note }) => ({
      ...(payer !== undefined && { [`payments/${id}/${key}/payer`]: null }),
      ...(note !== undefined && { [`payments/${id}/${key}/note`]: null }),
    })),
  )
}

/** The writes that remove the guest from a request, and keep its days and answer. */
function forgetGuestWrites(request: StoredRequest, { entry, by }: Signature): Writes {
  const { id, version: seen, dates } = request
  const version = seen + 1
  return {
    [`requests/${id}/asked/note`]: null,
    [`requests/${id}/reservation`]: { ...REMOVED_GUEST, ...dates },
    [`requests/${id}/removed`]: true,
    [`requests/${id}/version`]: version,
    ...keptTextsGone(id),
    ...logWrites({ id, entry }, { by, verb: 'forget', version }),
  }
}

/** A stay's dates and amounts without the person, and without what an owner wrote about them. */
function withoutPerson(reservation: Reservation): ReservationDraft {
  const {
    id: _,
    version: _v,
    phone: _p,
    email: _e,
    houseNotes: _h,
    paymentLink: _l,
    language: _language,
    guestKey: _g,
    agreement,
    ...rest
  } = reservation
  const anonymous = {
    ...rest,
    ...(agreement && { agreement: withoutHistory(agreement) }),
    musteriAdi: NO_NAME,
    notlar: '',
    removed: true,
  } as const
  return anonymous.status === 'cancelled'
    ? { ...anonymous, cancellation: withoutReason(anonymous.cancellation) }
    : anonymous
}

/** The present terms of an agreement, without its earlier forms and its lines, which can have texts. */
function withoutHistory({ entry: _entry, earlier: _earlier, ...agreement }: Agreement): Agreement {
  return { ...agreement, lines: [] }
}

function withoutReason(cancellation: StoredCancellation): StoredCancellation {
  const rest = { ...cancellation }
  delete rest.reason
  delete rest.showsReason
  return rest
}

/** The values in a request's payload after its guest was removed. */
const REMOVED_GUEST = {
  firstname: NO_NAME,
  lastname: NO_NAME,
  email: 'silindi@example.invalid',
  phone: '00000',
  notes: '',
}
