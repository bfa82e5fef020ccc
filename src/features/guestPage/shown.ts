import { addDays, type IsoDate } from '#domain/date.ts'
import type { GuestPage } from '#domain/guestPage/guestPage.ts'
import type { PageSums } from '#domain/guestPage/sums.ts'
import { madeAtOf } from '#domain/pushId.ts'
import type { Stay } from '#domain/stay.ts'

/** What this device remembers of a request: when it was sent (ms since 1970), and the days it asks for. */
export type Remembered = { stay: Stay; at: number }

/** How a page stands: nothing to show, or a guest's days and what has become of them. */
export type Shown =
  | { state: 'loading' | 'broken' | 'failed' | 'unknown' | 'closed' }
  | {
      state: GuestPage['status']
      stay: Stay
      heldUntil?: IsoDate
      askedAt?: number
      sums?: PageSums
    }

/** So long after check-out a page still says something. */
const OPEN_DAYS = 60

/** What is to be shown of a page as it stands, `null` while there is none, of which this device may remember the request. */
export function shownOf(
  page: GuestPage | null,
  remembered: Remembered | null,
  today: IsoDate,
): Shown {
  if (!page) {
    if (!remembered) return { state: 'unknown' }
    return { state: 'new', stay: remembered.stay, askedAt: remembered.at }
  }
  const { konu, status, checkIn, checkOut, heldUntil, total, paid } = page
  const at = remembered?.at ?? (status === 'new' ? madeAtOf(konu) : null)
  const askedAt = at !== null && { askedAt: at }
  if (addDays(checkOut, OPEN_DAYS) < today) return { state: 'closed' }
  const until = heldUntil !== undefined && { heldUntil }
  const told = total !== undefined && paid !== undefined && { sums: { total, paid } }
  return { state: status, stay: { checkIn, checkOut }, ...until, ...askedAt, ...told }
}
