import { isCancelled } from '#domain/cancelled/cancelledStay.ts'
import { peopleIn } from '#domain/headcount.ts'
import { addDays, type IsoDate } from '#domain/date.ts'
import { type Account, accountOf, missingDeposit } from '#domain/payments/account.ts'
import type { Payment } from '#domain/payments/payment.ts'
import type { Prices } from '#domain/prices/prices.ts'
import { quoteOf } from '#domain/prices/quote.ts'
import type { StoredRequest } from '#domain/request.ts'
import type { Reservation } from '#domain/reservation.ts'
import type { Stay } from '#domain/stay.ts'

/** What a letter can tell of one guest's stay; amounts in whole lira, absent where there is nothing to tell, or not to this guest. */
export type LetterFacts = {
  guest: string
  stay: Stay
  people?: number
  /** The key of the guest's page. */
  guestKey?: string
  total?: number
  /** What is still to come of the deposit, or will be asked for. */
  deposit?: number
  /** The last day for it. */
  depositBy?: IsoDate
  paid?: number
  /** What is to be paid on arrival. */
  remainder?: number
  /** What stays with the owners of a stay that was called off. */
  kept?: number
  /** What goes back to its guest. */
  returned?: number
  /** Something is still to be paid to the owners, so that the guest is told where to. */
  payable?: true
}

type StayKnown = {
  payments: readonly Payment[]
  today: IsoDate
  /** Within how many days a deposit is to come. */
  depositDays: number
}

/**
 * What a letter can tell of a stay, by what was agreed and paid; nothing is asked for any more of one that was cancelled. Who came
 * by a channel has paid there, at its price, and is told of no money at all.
 */
export function stayFacts(reservation: Reservation, known: StayKnown): LetterFacts {
  const { payments, today, depositDays } = known
  const { musteriAdi, stay, guests, toplamUcret, source, guestKey } = reservation
  const page = guestKey === undefined ? {} : { guestKey }
  const people = { ...page, ...(guests !== undefined && { people: guests }) }
  if (source !== undefined) return { guest: musteriAdi, stay, ...people }
  const account = accountOf(reservation, payments, today)
  if (isCancelled(reservation)) {
    const { kalan } = reservation.cancellation
    const kept = Math.min(kalan, account.paid)
    const known = { ...some('paid', account.paid), ...some('kept', kept) }
    const returned = some('returned', account.paid - kept)
    return { guest: musteriAdi, stay, ...page, ...known, ...returned, ...payable(account) }
  }
  const { agreed, paid, outstanding } = account
  const deposit = missingDeposit(reservation, account)
  const due = addDays(today, depositDays)
  return {
    guest: musteriAdi,
    stay,
    ...people,
    ...some('total', Math.round(toplamUcret) || agreed),
    ...some('deposit', deposit),
    ...(deposit > 0 && { depositBy: due < stay.checkIn ? due : stay.checkIn }),
    ...some('paid', paid),
    ...some('remainder', outstanding - deposit),
    ...payable(account),
  }
}

/** What a letter can tell of a request: its days, and what they cost; `prices` are `null` while they are not known. */
export function requestFacts(
  { guest, stay, guests }: Pick<StoredRequest, 'guest' | 'stay' | 'guests'>,
  prices: Prices | null,
): LetterFacts {
  const quote = prices && quoteOf(stay, prices)
  const known = { guest, stay, ...(guests && { people: peopleIn(guests) }) }
  if (quote?.state !== 'priced') return known
  return { ...known, ...some('total', quote.total), ...some('deposit', quote.deposit) }
}

function payable({ outstanding }: Account): { payable?: true } {
  return outstanding > 0 ? { payable: true } : {}
}

type Amount = 'total' | 'deposit' | 'paid' | 'remainder' | 'kept' | 'returned'

function some(name: Amount, lira: number) {
  return lira > 0 ? { [name]: lira } : {}
}
