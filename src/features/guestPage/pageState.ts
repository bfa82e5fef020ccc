import { type Availability, firstBlockedDay } from '#domain/availability.ts'
import { addDays, type IsoDate } from '#domain/date.ts'
import type { GuestPage, PageSums } from '#domain/guestPage/guestPage.ts'
import { madeAtOf } from '#domain/pushId.ts'
import type { SentRequest } from '#features/booking/request/sentRequest.ts'
import type { Stay } from '#domain/stay.ts'

/** What this device has stored of its request, which the page's readers elsewhere do not see. */
export type OwnRequest = Pick<SentRequest, 'people' | 'infants' | 'total' | 'deposit' | 'notes'>

/** A request cached on this device: when it was sent (ms since 1970), its dates and the rest. */
export type CachedRequest = OwnRequest & { stay: Stay; at: number }

/** The page's state: nothing, or a guest's dates and their status. */
export type PageState =
  | { state: 'loading' | 'broken' | 'failed' | 'unknown' | 'closed' }
  | {
      state: GuestPage['status']
      stay: Stay
      heldUntil?: IsoDate
      askedAt?: number
      own?: OwnRequest
      sums?: PageSums
      price?: { total: number; deposit: number }
      /** The secret of the owners' account. */
      account?: string
      paymentLink?: string
    }

/** The days after check-out for which a page stays open. */
const OPEN_DAYS = 60

/** What a page shows, given the stored page and the request cached on this device. */
export function pageStateOf(
  page: GuestPage | null,
  remembered: CachedRequest | null,
  today: IsoDate,
): PageState {
  if (!page) {
    if (!remembered) return { state: 'unknown' }
    return { state: 'new', stay: remembered.stay, askedAt: remembered.at, own: remembered }
  }
  const { about, status, checkIn, checkOut, heldUntil, total, paid, deposit } = page
  const at = remembered?.at ?? (status === 'new' ? madeAtOf(about) : null)
  const askedAt = at !== null && { askedAt: at }
  if (addDays(checkOut, OPEN_DAYS) < today) return { state: 'closed' }
  const until = heldUntil !== undefined && { heldUntil }
  const agreed = deposit !== undefined && { deposit, ...until }
  const told = total !== undefined && paid !== undefined && { sums: { total, paid, ...agreed } }
  const price = total !== undefined &&
    paid === undefined && { price: { total, deposit: deposit ?? 0 } }
  const own = status === 'new' && remembered && { own: remembered }
  const { account, paymentLink } = page
  const payable = { ...(account && { account }), ...(isHttps(paymentLink) && { paymentLink }) }
  const known = { ...until, ...askedAt, ...own, ...told, ...price, ...payable }
  return { state: status, stay: { checkIn, checkOut }, ...known }
}

/**
 * Whether the dates of a page are sold otherwise; `turnover`: one guest may arrive on the day
 * another leaves. While the owners keep the days, they may have closed them themselves.
 */
export function areDaysTaken(
  { stay, heldUntil }: { stay: Stay; heldUntil?: IsoDate },
  availability: Availability,
  { today, turnover }: { today: IsoDate; turnover: boolean },
): boolean {
  if (heldUntil !== undefined && today <= heldUntil) return false
  return firstBlockedDay(availability, stay.checkIn, stay.checkOut, turnover) !== null
}

/** The database's rules require it as well; a link of another kind could run a script. */
function isHttps(address: string | undefined): address is string {
  return address?.startsWith('https://') ?? false
}
