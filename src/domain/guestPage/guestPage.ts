import type { IsoDate } from '#domain/date.ts'
import { SOURCES } from '#domain/channels/feed.ts'
import { type Agreement, readAgreement } from '#domain/stay/agreement.ts'
import { pickedDay } from '#domain/field/dayField.ts'
import { optional, withDefault } from '#domain/field/field.ts'
import { amount, count, LARGEST_AMOUNT, moment, wholeAmount } from '#domain/field/numberField.ts'
import { choice, httpsAddress, id, time } from '#domain/field/textField.ts'
import { getField, readValues, type ValuesOf } from '#domain/field/record.ts'
import { cancellationFields, shownCancellation } from '#domain/stay/cancellation.ts'
import type { ReservationDraft } from '#domain/stay/reservation.ts'
import {
  agreedOn,
  agreedDeposit,
  lastFreeDay,
  refundDayOf,
  type MoneyFacts,
  type Situation,
  type Sums,
  situationFrom,
} from '#domain/stay/money.ts'
import { type ShownPayment, shownPaymentFields } from '#domain/payments/payment.ts'
import { entriesOf } from '#domain/field/collection.ts'
import type { SaveContext } from '#domain/settings/keys.ts'
import { reviewMoment } from './moments.ts'
import { pageKey } from './pageKey.ts'

const PAGE_STATES = ['held', 'booked', 'cancelled'] as const

const LARGEST_VERSION = 1_000_000_000

/** Derived from its stay; readable by anyone with the key, so without typed texts that no owner chose to show. */
export const guestPageFields = {
  about: id(),
  version: withDefault(count({ min: 0, max: LARGEST_VERSION }), 0),
  status: choice(PAGE_STATES),
  checkIn: pickedDay(),
  checkOut: pickedDay(),
  /** The time of arrival that the guest has announced, HH:mm. */
  arrivalTime: optional(time()),
  /** The last day of a hold. */
  heldUntil: optional(pickedDay()),
  /** The agreed amount of a stay, also of a cancelled one, if its page shows amounts. */
  total: optional(amount()),
  /** The agreed deposit. */
  deposit: optional(wholeAmount({ min: 0, max: LARGEST_AMOUNT })),
  /** The kept amount of a cancelled stay. */
  kept: optional(wholeAmount({ min: 0, max: LARGEST_AMOUNT })),
  /** The last day for the refund of a cancelled stay. */
  refundBy: optional(pickedDay()),
  /** When a stay was cancelled, in milliseconds since 1970. */
  cancelledAt: optional(moment()),
  /** Who cancelled it, if an owner said so. */
  cancelledBy: cancellationFields.cancelledBy,
  /** Why, if an owner chose to show it. */
  reason: cancellationFields.reason,
  /** The channel whose guest this is, who pays there. */
  source: optional(choice(SOURCES)),
  /** A link for paying by card. */
  paymentLink: optional(httpsAddress()),
  /** When its guest can first write a review, in milliseconds since 1970. */
  reviewFrom: optional(moment()),
  /** The secret of the owners' account, on a page that shows amounts. */
  account: optional(pageKey()),
}

/** A page without its payments; one that shows amounts has the agreement of its stay. */
export type PageRecord = ValuesOf<typeof guestPageFields> & { agreement?: Agreement }

export type GuestPage = PageRecord & { payments: readonly ShownPayment[] }

/** Parses `/guestPages/{key}`; `null` if invalid. */
export function readGuestPage(stored: unknown): GuestPage | null {
  const page = readValues(guestPageFields, stored)
  const agreed = getField(stored, 'agreement')
  const read = agreed === undefined ? {} : readAgreement(agreed)
  if (!page || 'wrong' in read) return null
  const payments = entriesOf(getField(stored, 'payments')).flatMap(
    ([, payment]) => readValues(shownPaymentFields, payment) ?? [],
  )
  const byDate = [...payments].sort((one, other) => (one.date < other.date ? -1 : 1))
  return { ...page, ...read, payments: byDate }
}

/** The state of a page's stay on a day. */
export function pageSituation(page: GuestPage, today: IsoDate): Situation {
  return situationFrom(pageFacts(page), page.payments, today)
}

/** The agreement about a stay's money, read from its page; without amounts 0. */
export function pageFacts(page: PageRecord): MoneyFacts {
  const { status, checkIn, checkOut, total = 0, deposit = 0, kept = 0, refundBy, source } = page
  const terms = page.agreement ?? null
  const shared = { dates: { checkIn, checkOut }, terms, isFromChannel: source !== undefined }
  switch (status) {
    case 'held':
    case 'booked':
      return { ...shared, status, agreed: total, deposit, refundBy: null }
    case 'cancelled':
      return { ...shared, status, agreed: kept, deposit: 0, refundBy: refundBy ?? null }
  }
}

/** The page of a stay at a version. */
export function pageOfStay(
  id: string,
  draft: ReservationDraft,
  version: number,
  { account, times }: Pick<SaveContext, 'account' | 'times'>,
): PageRecord {
  const { checkIn, checkOut } = draft.dates
  const { status, source, paymentLink, arrivalTime } = draft
  const sums = showsSums(draft) ? agreedSums(draft) : null
  return {
    about: id,
    version,
    // Closed days have no page.
    status: status === 'blocked' ? 'booked' : status,
    checkIn,
    checkOut,
    ...(source !== undefined && { source }),
    ...(status === 'held' && { heldUntil: draft.heldUntil }),
    ...(status === 'cancelled' && shownCancellation(draft.cancellation)),
    ...sums,
    ...(sums && status !== 'held' && account !== undefined && { account }),
    ...(status === 'booked' && arrivalTime !== undefined && { arrivalTime }),
    ...(status === 'booked' && paymentLink !== undefined && { paymentLink }),
    ...(status === 'booked' && { reviewFrom: reviewMoment(checkOut, times.timeZone) }),
  }
}

/** A guest's stay with its page, under a new key unless it has one; closed days have none. */
export function withGuestPage(draft: ReservationDraft, newPageKey: () => string): ReservationDraft {
  const { guestKey, ...rest } = draft
  return draft.status === 'blocked' ? rest : { ...draft, guestKey: guestKey ?? newPageKey() }
}

/** Whether a stay's page shows amounts: a channel's guest pays the channel's price. */
export function showsSums({ guestKey, source }: ReservationDraft): boolean {
  return guestKey !== undefined && source === undefined
}

function agreedSums(stay: ReservationDraft): Partial<PageRecord> {
  const isCancelled = stay.status === 'cancelled'
  const agreed = isCancelled ? { ...stay, status: 'booked' as const } : stay
  const deposit = agreedDeposit(agreed)
  const { agreement } = stay
  const refundBy = refundDayOf(stay)
  return {
    total: agreedOn(agreed),
    ...(deposit > 0 && { deposit }),
    ...(isCancelled && { kept: agreedOn(stay) }),
    ...(refundBy && { refundBy }),
    ...(agreement && { agreement }),
  }
}

/**
 * The amount that a guest who cancels on `today` gets back by the agreed terms, `null` without any; a
 * channel refunds its own.
 */
export function refundOf(
  { agreed, deposit, dates, terms, isFromChannel }: MoneyFacts,
  { paid }: Sums,
  today: IsoDate,
): number | null {
  if (isFromChannel) return 0
  if (terms === null) return null
  if (today <= lastFreeDay(dates, terms)) return Math.max(0, paid)
  const { latePercent } = terms
  const kept = latePercent === undefined ? deposit : Math.round((agreed * latePercent) / 100)
  return Math.max(0, paid - kept)
}
