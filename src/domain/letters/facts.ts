import { showsSums } from '#domain/guestPage/guestPage.ts'
import type { PageAccount } from '#domain/guestPage/pageAccount.ts'
import type { Prices } from '#domain/prices/prices.ts'
import { quoteOf } from '#domain/prices/quote.ts'
import { peopleIn } from '#domain/request/counts.ts'
import type { StoredRequest } from '#domain/request/request.ts'
import { shownCancellation } from '#domain/stay/cancellation.ts'
import type { Reservation } from '#domain/stay/reservation.ts'
import { type AgreementStep, agreementSteps } from '#domain/stay/agreementSteps.ts'
import type { Agreement } from '#domain/stay/agreement.ts'
import type { IsoDate } from '#domain/date.ts'
import { agreedOn, agreedDeposit, type Phase, type Situation } from '#domain/stay/money.ts'
import type { StayDates } from '#domain/stay/stayDates.ts'

export type LetterFacts = {
  guest: string
  dates: StayDates
  people?: number
  /** The time of arrival that the guest has announced, HH:mm. */
  arrivalTime?: string
  guestKey?: string
  /** The phase of a stay; a request has none. */
  phase?: Phase
  /** The situation of a stay; `null` for a guest of a channel, who pays there. */
  money?: Situation
  /** The last day of a hold. */
  heldUntil?: IsoDate
  /** The guest's agreement; missing for one of a channel. */
  agreement?: Agreement
  /** How the agreement came about, from its first form on. */
  steps?: readonly AgreementStep[]
  /** When, by whom and why a stay was cancelled, as its guest is shown it. */
  cancellation?: ReturnType<typeof shownCancellation>
  /** The price of a request or a held stay. */
  price?: { total: number; deposit: number }
  /** The owners' account, if one is stored. */
  account?: PageAccount
  /** Whether the guest's page shows that account. */
  isAccountOnPage?: boolean
  /** Whether the guest's page has an arrival guide. */
  hasGuide?: boolean
}

type StayKnown = {
  /** The owners' account; `null` if none is stored. */
  account: PageAccount | null
  /** Whether the owners have written an arrival guide. */
  hasGuide: boolean
}

/** A stay's facts for a letter. */
export function stayFacts(
  stay: Reservation,
  situation: Situation,
  { account, hasGuide }: StayKnown,
): LetterFacts {
  const { musteriAdi, dates, guests, source, guestKey, agreement, arrivalTime } = stay
  return {
    guest: musteriAdi,
    dates,
    phase: situation.phase,
    hasGuide,
    ...(guests !== undefined && { people: guests }),
    ...(arrivalTime !== undefined && { arrivalTime }),
    ...(guestKey !== undefined && { guestKey }),
    ...(source === undefined && { money: situation }),
    ...(stay.status === 'held' && {
      heldUntil: stay.heldUntil,
      price: { total: agreedOn(stay), deposit: agreedDeposit(stay) },
    }),
    ...(agreement && {
      agreement,
      steps: agreementSteps(agreement, {
        ...dates,
        total: agreedOn(stay),
        deposit: agreedDeposit(stay),
      }),
    }),
    ...(stay.status === 'cancelled' && { cancellation: shownCancellation(stay.cancellation) }),
    ...(account && { account, isAccountOnPage: showsSums(stay) }),
  }
}

/** A request's facts for a letter: its dates and today's price; `prices` are `null` until they load. */
export function requestFacts(
  { guest, dates, guests }: Pick<StoredRequest, 'guest' | 'dates' | 'guests'>,
  prices: Prices | null,
): LetterFacts {
  const facts = { guest, dates, ...(guests && { people: peopleIn(guests) }) }
  const quote = prices && quoteOf(dates, prices)
  if (quote?.state !== 'priced') return facts
  return { ...facts, price: { total: quote.total, deposit: quote.deposit } }
}
