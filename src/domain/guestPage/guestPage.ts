import { addDays, type IsoDate } from '#domain/date.ts'
import type { StayDates } from '#domain/stay/stayDates.ts'
import { pickedDay } from '#domain/field/dayField.ts'
import { optional, orElse } from '#domain/field/field.ts'
import { amount, count, LARGEST_AMOUNT, moment, wholeLira } from '#domain/field/numberField.ts'
import { choice, httpsAddress, id } from '#domain/field/textField.ts'
import { getField, readValues, type ValuesOf } from '#domain/field/record.ts'
import type { RequestStatus } from '#domain/request/request.ts'
import type { ReservationDraft } from '#domain/stay/reservation.ts'
import {
  type MoneyFacts,
  moneyFactsOf,
  type PaymentTerms,
  type Situation,
  type Sums,
  situationFrom,
} from '#domain/stay/money.ts'
import { paymentFields } from '#domain/payments/payment.ts'
import { entriesOf } from '#domain/field/collection.ts'
import type { SaveContext } from '#domain/settings/keys.ts'
import { reviewMoment } from './moments.ts'
import { pageKey } from './pageKey.ts'

const PAGE_STATES = ['new', 'held', 'declined', 'booked', 'cancelled'] as const

/** More than a villa earns. */
const MOST = 1_000_000_000

/** Derived from its stay or request; readable by anyone with the key, so without typed texts. */
export const guestPageFields = {
  about: id(),
  version: orElse(count({ min: 0, max: MOST }), 0),
  status: choice(PAGE_STATES),
  checkIn: pickedDay(),
  checkOut: pickedDay(),
  /** The last day of a hold. */
  heldUntil: optional(pickedDay()),
  /** The agreed amount of a booked stay, if the owners show amounts. */
  total: optional(amount()),
  /** The agreed deposit in whole lira. */
  deposit: optional(wholeLira({ min: 0, max: LARGEST_AMOUNT })),
  /** The last day for the deposit. */
  depositBy: optional(pickedDay()),
  /** The kept amount of a cancelled stay, in whole lira. */
  kept: optional(wholeLira({ min: 0, max: LARGEST_AMOUNT })),
  /** A link for paying by card. */
  paymentLink: optional(httpsAddress()),
  /** When its guest can first write a review, in milliseconds since 1970. */
  reviewFrom: optional(moment()),
  /** The secret of the owners' account, on a page that shows amounts. */
  account: optional(pageKey()),
}

/** A payment of a stay on its page, `/guestPages/{key}/payments/{payment}`. */
export const pagePaymentFields = { date: paymentFields.date, amount: paymentFields.amount }

export type PagePayment = ValuesOf<typeof pagePaymentFields>

/** A page without its payments. */
export type PageRecord = ValuesOf<typeof guestPageFields>

export type GuestPage = PageRecord & { payments: readonly PagePayment[] }

/** Parses `/guestPages/{key}`; `null` if invalid. */
export function readGuestPage(stored: unknown): GuestPage | null {
  const page = readValues(guestPageFields, stored)
  if (!page) return null
  const payments = entriesOf(getField(stored, 'payments')).flatMap(
    ([, payment]) => readValues(pagePaymentFields, payment) ?? [],
  )
  const byDate = [...payments].sort((one, other) => (one.date < other.date ? -1 : 1))
  return { ...page, payments: byDate }
}

/** The state of a page's dates on a day; `null` if they are not kept for its guest. */
export function pageSituation(
  page: GuestPage,
  terms: PaymentTerms,
  today: IsoDate,
): Situation | null {
  const facts = pageFacts(page)
  return facts && situationFrom(facts, page.payments, terms, today)
}

/** The agreement, read from a page; without amounts 0, and `null` if the dates are not kept for its guest. */
export function pageFacts(page: PageRecord): MoneyFacts | null {
  const { status, checkIn, checkOut, total = 0, deposit = 0, depositBy = null, kept = 0 } = page
  const shared = { dates: { checkIn, checkOut }, isFromChannel: false }
  switch (status) {
    case 'new':
    case 'declined':
      return null
    case 'held':
    case 'booked':
      return { ...shared, status, agreed: total, deposit, depositBy }
    case 'cancelled':
      return { ...shared, status, agreed: kept, deposit: 0, depositBy: null }
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
  const isCancelled = draft.status === 'cancelled'
  const sums = showsSums(draft) ? agreedSums(draft) : null
  return {
    about: id,
    version,
    status: isCancelled ? 'cancelled' : 'booked',
    checkIn,
    checkOut,
    ...sums,
    ...(sums && account !== undefined && { account }),
    ...(!isCancelled && draft.paymentLink !== undefined && { paymentLink: draft.paymentLink }),
    ...(!isCancelled && { reviewFrom: reviewMoment(checkOut, times.timeZone) }),
  }
}

/** The page of a request without a stay. */
export function pageOfRequest(
  id: string,
  { checkIn, checkOut }: StayDates,
  answer: { status: Exclude<RequestStatus, 'accepted'>; heldUntil?: GuestPage['checkIn'] },
  version: number,
): PageRecord {
  const { status, heldUntil } = answer
  return {
    about: id,
    version,
    status,
    checkIn,
    checkOut,
    ...(heldUntil !== undefined && { heldUntil }),
  }
}

/** A booked stay with its guest's page, under a new key unless it has one; any other has none. */
export function withGuestPage(draft: ReservationDraft, newPageKey: () => string): ReservationDraft {
  const { guestKey, ...rest } = draft
  return draft.status === 'booked' ? { ...rest, guestKey: guestKey ?? newPageKey() } : rest
}

/** Whether a stay's page shows amounts: a channel's guest pays the channel's price. */
export function showsSums({ guestKey, source }: ReservationDraft): boolean {
  return guestKey !== undefined && source === undefined
}

function agreedSums(stay: ReservationDraft): Partial<PageRecord> {
  const { status, agreed, deposit, depositBy } = moneyFactsOf(stay)
  if (status === 'cancelled') return { kept: agreed }
  if (deposit <= 0) return { total: agreed }
  return { total: agreed, deposit, ...(depositBy !== null && { depositBy }) }
}

export type CancellingTerms = {
  /** Until how many days before check-in it is free. */
  freeDays: number
  /** The share of the total that a later cancellation costs; without one, the deposit. */
  latePercent?: number
}

/** The lira that a guest who cancels on `today` gets back by the terms; a channel refunds its own. */
export function refundOf(
  { agreed, deposit, dates, isFromChannel }: MoneyFacts,
  { paid }: Sums,
  { freeDays, latePercent }: CancellingTerms,
  today: IsoDate,
): number {
  if (isFromChannel) return 0
  if (today <= addDays(dates.checkIn, -freeDays)) return Math.max(0, paid)
  const kept = latePercent === undefined ? deposit : Math.round((agreed * latePercent) / 100)
  return Math.max(0, paid - kept)
}
