import { addDays, type IsoDate } from '#domain/date.ts'
import type { AskedStay, RequestStatus } from '#domain/request/request.ts'
import { type Availability, firstBlockedDay } from '#domain/stay/availability.ts'
import type { StayDates } from '#domain/stay/stayDates.ts'
import type { GuestPage } from './guestPage.ts'

/**
 * A request as its guest reads it; `at` is when the database received it, in ms since 1970, and
 * `replacedBy` the key of the guest's request that was accepted instead.
 */
export type GuestRequest = {
  asked: AskedStay
  at: number
  status: RequestStatus
  replacedBy?: string
}

/** The page that a guest's key opens: of a stay, before it of the request, or none. */
export type StoredPage = { page: GuestPage } | { request: GuestRequest } | null

/** The page's state: nothing, or a guest's dates and their status. */
export type PageState =
  | { state: 'loading' | 'broken' | 'failed' | 'unknown' | 'closed' }
  | { state: 'new' | 'declined' | 'replaced'; dates: StayDates; request: GuestRequest }
  | { state: GuestPage['status']; dates: StayDates; page: GuestPage }

/** The days after check-out for which a page stays open. */
const OPEN_DAYS = 60

/** The stored values as a page shows them on a day. */
export function pageStateOf(stored: StoredPage, today: IsoDate): PageState {
  if (stored === null) return { state: 'unknown' }
  if ('request' in stored) {
    const { request } = stored
    const { dates } = request.asked
    if (isOver(dates, today)) return { state: 'closed' }
    switch (request.status) {
      case 'new':
      case 'declined':
      case 'replaced':
        return { state: request.status, dates, request }
      // Its stay was deleted.
      case 'held':
      case 'accepted':
        return { state: 'unknown' }
    }
  }
  const { page } = stored
  const { status, checkIn, checkOut } = page
  const dates = { checkIn, checkOut }
  return isOver(dates, today) ? { state: 'closed' } : { state: status, dates, page }
}

function isOver({ checkOut }: StayDates, today: IsoDate): boolean {
  return addDays(checkOut, OPEN_DAYS) < today
}

/**
 * Whether the dates of a page are sold otherwise; `turnover`: one guest may arrive on the day
 * another leaves. While the owners keep the days, they may have closed them themselves.
 */
export function areDaysTaken(
  { dates: stay, heldUntil }: { dates: StayDates; heldUntil?: IsoDate },
  availability: Availability,
  { today, turnover }: { today: IsoDate; turnover: boolean },
): boolean {
  if (heldUntil !== undefined && today <= heldUntil) return false
  return firstBlockedDay(availability, stay.checkIn, stay.checkOut, turnover) !== null
}
