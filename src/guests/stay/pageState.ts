import type { IsoDate } from '#domain/date.ts'
import type { GuestPage, PageSums } from '#domain/guestPage/guestPage.ts'
import type { SentRequest } from '#guests/booking/request/sentRequest.ts'
import type { StayDates } from '#domain/stay/stayDates.ts'

/** What this device has stored of its request, which the page's readers elsewhere do not see. */
export type OwnRequest = Pick<SentRequest, 'guests' | 'total' | 'deposit' | 'notes'>

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
