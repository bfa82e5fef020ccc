import { addDays, type IsoDate } from '#domain/date.ts'
import type { Counts } from '#domain/request/counts.ts'
import { type Availability, firstBlockedDay } from '#domain/stay/availability.ts'
import type { StayDates } from '#domain/stay/stayDates.ts'
import type { GuestPage } from './guestPage.ts'

/** What this device has stored of its request, which the page's readers elsewhere do not see. */
export type OwnRequest = { guests?: Counts; total?: number; deposit?: number; notes?: string }

/** A request cached on this device: when it was sent (ms since 1970), its dates and the rest. */
export type CachedRequest = OwnRequest & { dates: StayDates; at: number }

/** The page's state: nothing, or a guest's dates and their status. */
export type PageState =
  | { state: 'loading' | 'broken' | 'failed' | 'unknown' | 'closed' }
  | { state: 'new' | 'declined'; dates: StayDates; askedAt?: number; own?: OwnRequest }
  | { state: PageOfDates['status']; dates: StayDates; page: PageOfDates }

/** A page whose dates are kept for its guest, or were. */
export type PageOfDates = GuestPage & { status: 'held' | 'booked' | 'cancelled' }

/** The days after check-out for which a page stays open. */
const OPEN_DAYS = 60

/** What a page shows, given the stored page and the request cached on this device. */
export function pageStateOf(
  page: GuestPage | null,
  remembered: CachedRequest | null,
  today: IsoDate,
): PageState {
  if (!page) return { state: 'unknown' }
  const { status, checkIn, checkOut } = page
  if (addDays(checkOut, OPEN_DAYS) < today) return { state: 'closed' }
  const dates = { checkIn, checkOut }
  if (status !== 'new' && status !== 'declined')
    return { state: status, dates, page: { ...page, status } }
  if (!remembered) return { state: status, dates }
  const own = status === 'new' && { own: remembered }
  return { state: status, dates, askedAt: remembered.at, ...own }
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
