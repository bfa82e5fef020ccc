import { pickedDay } from '#domain/field/dayField.ts'
import { optional, orElse } from '#domain/field/field.ts'
import { amount, count, wholeLira } from '#domain/field/numberField.ts'
import { choice, id } from '#domain/field/textField.ts'
import { readFields, valueOf, type ValuesOf } from '#domain/record.ts'
import type { RequestStatus, SeenQuote } from '#domain/request.ts'
import type { ReservationDraft } from '#domain/reservation.ts'
import type { Stay } from '#domain/stay.ts'
import { momentsOf } from './moments.ts'
import { type PageAccount, readAccount } from './pageAccount.ts'
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
  /** When the arrival guide of a confirmed stay can be read, in milliseconds since 1970. */
  guideFrom: optional(moment()),
  guideUntil: optional(moment()),
  /** When its guest can first write a review, in milliseconds since 1970. */
  reviewFrom: optional(moment()),
}

/** The content of a guest's page; an open office adds the account (see `AccountGiver`). */
export type GuestPage = ValuesOf<typeof guestPageFields> & { account?: PageAccount }

/** A request whose guest has a page: its key, dates and the estimate that the guest saw. */
export type AskedPage = { id: string; guestKey: string; stay: Stay; quote?: SeenQuote }

/** Parses `/guestPages/{key}`; `null` if invalid. */
export function readGuestPage(stored: unknown): GuestPage | null {
  const read = readFields(guestPageFields, stored)
  const account = readAccount(valueOf(stored, 'account'))
  return 'values' in read ? { ...read.values, ...(account && { account }) } : null
}

/** The page of a stay at a version, of which this was paid in whole lira. */
export function pageOfStay(
  id: string,
  draft: ReservationDraft,
  version: number,
  paid: number,
): GuestPage {
  const { checkIn, checkOut } = draft.stay
  const isCancelled = draft.cancellation !== undefined
  return {
    about: id,
    version,
    status: isCancelled ? 'cancelled' : 'booked',
    checkIn,
    checkOut,
    ...sumsOf(draft, paid),
    ...(!isCancelled && momentsOf({ checkIn, checkOut })),
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
