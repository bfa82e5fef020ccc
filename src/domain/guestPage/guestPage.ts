import { pickedDay } from '#domain/field/dayField.ts'
import { optional, orElse } from '#domain/field/field.ts'
import { amount, count, wholeLira } from '#domain/field/numberField.ts'
import { choice, id } from '#domain/field/textField.ts'
import { readFields, type ValuesOf } from '#domain/record.ts'
import type { RequestStatus } from '#domain/request.ts'
import type { ReservationDraft } from '#domain/reservation.ts'
import type { Stay } from '#domain/stay.ts'
import { momentsOf } from './moments.ts'
import { sumsOf } from './sums.ts'

/** Where a guest stands: a request as its owners answered it, or the stay that it became. */
const PAGE_STATES = ['new', 'held', 'declined', 'booked', 'cancelled'] as const

/** More than a house takes in. */
const MOST = 1_000_000_000

/** The end of the year 2099, in milliseconds since 1970. */
const LAST_MOMENT = Date.UTC(2100, 0)
const moment = () => count({ min: 0, max: LAST_MOMENT })

/**
 * What a guest's page says, `/guestPages/{key}`, readable by who knows the key: nothing of the guest, and no word of an owner; of
 * money only where they have chosen so.
 * It follows from the record that `konu` names, the id of a stay or of a request, which keeps the key as `guestKey`.
 */
export const guestPageFields = {
  konu: id(),
  /** The version of the stay; 0 for a request. */
  version: orElse(count({ min: 0, max: MOST }), 0),
  status: choice(PAGE_STATES),
  checkIn: pickedDay(),
  checkOut: pickedDay(),
  /** Until which day an owner keeps the days free. */
  heldUntil: optional(pickedDay()),
  /** What was agreed, or what is kept of a stay that was cancelled; where owners let the page tell. */
  total: optional(amount()),
  /** What was paid of it. */
  paid: optional(wholeLira({ min: -MOST, max: MOST })),
  /** From when and until when the arrival guide of a booked stay can be read, in milliseconds since 1970. */
  guideFrom: optional(moment()),
  guideUntil: optional(moment()),
  /** From when its guest can write a review, in milliseconds since 1970. */
  reviewFrom: optional(moment()),
}

/** What a guest's page says. */
export type GuestPage = ValuesOf<typeof guestPageFields>

/** A request whose guest has a page, with its key and the days that it asks for. */
export type AskedPage = { id: string; guestKey: string; stay: Stay }

/** Reads what stands under `/guestPages/{key}`; `null` for what is no page. */
export function readGuestPage(stored: unknown): GuestPage | null {
  const read = readFields(guestPageFields, stored)
  return 'values' in read ? read.values : null
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
    konu: id,
    version,
    status: isCancelled ? 'cancelled' : 'booked',
    checkIn,
    checkOut,
    ...sumsOf(draft, paid),
    ...(!isCancelled && momentsOf({ checkIn, checkOut })),
  }
}

/** What the page of a request says that became no stay. */
export function pageOfRequest(
  id: string,
  { checkIn, checkOut }: Stay,
  answer: { status: Exclude<RequestStatus, 'accepted'>; heldUntil?: GuestPage['checkIn'] },
): GuestPage {
  const { status, heldUntil } = answer
  return {
    konu: id,
    version: 0,
    status,
    checkIn,
    checkOut,
    ...(heldUntil !== undefined && { heldUntil }),
  }
}
