import { pickedDay } from '#domain/field/dayField.ts'
import { optional, orElse } from '#domain/field/field.ts'
import { amount, count, wholeLira } from '#domain/field/numberField.ts'
import { choice, httpsAddress, id } from '#domain/field/textField.ts'
import { readValues, type ValuesOf } from '#domain/record.ts'
import type { RequestStatus, SeenQuote } from '#domain/request.ts'
import type { ReservationDraft } from '#domain/reservation.ts'
import type { Stay } from '#domain/stay.ts'
import { reviewMoment } from './moments.ts'
import { pageKey } from './pageKey.ts'
import { sumsOf } from './sums.ts'

const PAGE_STATES = ['new', 'held', 'declined', 'booked', 'cancelled'] as const

/** More than a villa earns. */
const MOST = 1_000_000_000

const LAST_MOMENT = Date.UTC(2100, 0)
const moment = () => count({ min: 0, max: LAST_MOMENT })

/** Derived from its stay or request; readable by anyone with the key, so without typed texts. */
export const guestPageFields = {
  about: id(),
  version: orElse(count({ min: 0, max: MOST }), 0),
  status: choice(PAGE_STATES),
  checkIn: pickedDay(),
  checkOut: pickedDay(),
  /** The last day of a hold, or for the deposit of a confirmed stay. */
  heldUntil: optional(pickedDay()),
  /** The agreed amount, or the kept amount of a cancelled stay, if the owners show amounts. */
  total: optional(amount()),
  paid: optional(wholeLira({ min: -MOST, max: MOST })),
  /** The agreed deposit in whole lira; limited like the moments, which keeps the rules short. */
  deposit: optional(moment()),
  /** Where the guest can pay by card. */
  paymentLink: optional(httpsAddress()),
  /** When its guest can first write a review, in milliseconds since 1970. */
  reviewFrom: optional(moment()),
  /** The secret of the owners' account, on a page that shows amounts. */
  account: optional(pageKey()),
}

export type GuestPage = ValuesOf<typeof guestPageFields>

/** Parses `/guestPages/{key}`; `null` if invalid. */
export function readGuestPage(stored: unknown): GuestPage | null {
  return readValues(guestPageFields, stored)
}

/** The page of a stay at a version, of which this was paid in whole lira; `account` is the account's secret. */
export function pageOfStay(
  id: string,
  draft: ReservationDraft,
  version: number,
  paid: number,
  account: string | undefined,
): GuestPage {
  const { checkIn, checkOut } = draft.stay
  const isCancelled = draft.cancellation !== undefined
  const sums = sumsOf(draft, paid)
  return {
    about: id,
    version,
    status: isCancelled ? 'cancelled' : 'booked',
    checkIn,
    checkOut,
    ...sums,
    ...(sums && account !== undefined && { account }),
    ...(!isCancelled && draft.paymentLink !== undefined && { paymentLink: draft.paymentLink }),
    ...(!isCancelled && { reviewFrom: reviewMoment({ checkOut }) }),
  }
}

/** The page of a request without a stay; that of a held one shows the estimate that the guest saw. */
export function pageOfRequest(
  id: string,
  { checkIn, checkOut }: Stay,
  answer: { status: Exclude<RequestStatus, 'accepted'>; heldUntil?: GuestPage['checkIn'] },
  version: number,
  quote?: SeenQuote,
): GuestPage {
  const { status, heldUntil } = answer
  return {
    about: id,
    version,
    status,
    checkIn,
    checkOut,
    ...(heldUntil !== undefined && { heldUntil }),
    ...(status === 'held' && quote),
  }
}
