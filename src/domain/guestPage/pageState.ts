import { addDays, type IsoDate } from '#domain/date.ts'
import type { Counts } from '#domain/request/request.ts'
import { madeAtOf } from '#domain/save/pushId.ts'
import { type Availability, firstBlockedDay } from '#domain/stay/availability.ts'
import type { StayDates } from '#domain/stay/stayDates.ts'
import type { GuestPage, PageSums } from './guestPage.ts'

/** What this device has stored of its request, which the page's readers elsewhere do not see. */
export type OwnRequest = { guests?: Counts; total?: number; deposit?: number; notes?: string }

/** A request cached on this device: when it was sent (ms since 1970), its dates and the rest. */
export type CachedRequest = OwnRequest & { dates: StayDates; at: number }

/** The page's state: nothing, or a guest's dates and their status. */
export type PageState =
  | { state: 'loading' | 'broken' | 'failed' | 'unknown' | 'closed' }
  | {
      state: GuestPage['status']
      dates: StayDates
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
    return { state: 'new', dates: remembered.dates, askedAt: remembered.at, own: remembered }
  }
  const { about, status, checkIn, checkOut, heldUntil, total, deposit, depositBy, kept } = page
  const at = remembered?.at ?? (status === 'new' ? madeAtOf(about) : null)
  const askedAt = at !== null && { askedAt: at }
  if (addDays(checkOut, OPEN_DAYS) < today) return { state: 'closed' }
  const until = heldUntil !== undefined && { heldUntil }
  const paid = page.payments.reduce((sum, { amount }) => sum + amount, 0)
  const by = depositBy !== undefined && { heldUntil: depositBy }
  const shownTotal = status === 'booked' ? total : kept
  const agreed = deposit !== undefined && { deposit, ...by }
  const sums = shownTotal !== undefined && { sums: { total: shownTotal, paid, ...agreed } }
  const price = status === 'held' &&
    total !== undefined && { price: { total, deposit: deposit ?? 0 } }
  const own = status === 'new' && remembered && { own: remembered }
  const { account, paymentLink } = page
  const payable = { ...(account && { account }), ...(isHttps(paymentLink) && { paymentLink }) }
  const details = { ...until, ...askedAt, ...own, ...sums, ...price, ...payable }
  return { state: status, dates: { checkIn, checkOut }, ...details }
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

/** The database's rules require it as well; a link of another kind could run a script. */
function isHttps(address: string | undefined): address is string {
  return address?.startsWith('https://') ?? false
}
