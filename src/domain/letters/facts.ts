import { isCancelled } from '#domain/cancelled/cancelledStay.ts'
import { addDays, type IsoDate } from '#domain/date.ts'
import { accountOf, missingDeposit } from '#domain/payments/account.ts'
import type { Payment } from '#domain/payments/payment.ts'
import type { Prices } from '#domain/prices/prices.ts'
import { quoteOf } from '#domain/prices/quote.ts'
import type { StoredRequest } from '#domain/request.ts'
import type { Reservation } from '#domain/reservation.ts'
import type { Stay } from '#domain/stay.ts'

/** What a letter can tell of one guest's stay; amounts in whole lira, absent where there is nothing to tell. */
export type LetterFacts = {
  guest: string
  stay: Stay
  people?: number
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
}

type StayKnown = {
  payments: readonly Payment[]
  today: IsoDate
  /** Within how many days a deposit is to come. */
  depositDays: number
}

/** What a letter can tell of a stay, by what was agreed and paid; nothing is asked for any more of one that was cancelled. */
export function stayFacts(reservation: Reservation, known: StayKnown): LetterFacts {
  const { payments, today, depositDays } = known
  const { musteriAdi, stay, kisiSayisi, toplamUcret } = reservation
  const account = accountOf(reservation, payments, today)
  if (isCancelled(reservation)) {
    const { kalan } = reservation.iptal
    const kept = Math.min(kalan, account.paid)
    const known = { ...some('paid', account.paid), ...some('kept', kept) }
    return { guest: musteriAdi, stay, ...known, ...some('returned', account.paid - kept) }
  }
  const { agreed, paid, outstanding } = account
  const deposit = missingDeposit(reservation, account)
  const due = addDays(today, depositDays)
  return {
    guest: musteriAdi,
    stay,
    ...(kisiSayisi !== undefined && { people: kisiSayisi }),
    ...some('total', Math.round(toplamUcret) || agreed),
    ...some('deposit', deposit),
    ...(deposit > 0 && { depositBy: due < stay.checkIn ? due : stay.checkIn }),
    ...some('paid', paid),
    ...some('remainder', outstanding - deposit),
  }
}

/** What a letter can tell of a request: its days, and what they cost; `prices` are `null` while they are not known. */
export function requestFacts(
  { guest, stay }: Pick<StoredRequest, 'guest' | 'stay'>,
  prices: Prices | null,
): LetterFacts {
  const quote = prices && quoteOf(stay, prices)
  if (quote?.state !== 'priced') return { guest, stay }
  return { guest, stay, ...some('total', quote.total), ...some('deposit', quote.deposit) }
}

type Amount = 'total' | 'deposit' | 'paid' | 'remainder' | 'kept' | 'returned'

function some(name: Amount, lira: number) {
  return lira > 0 ? { [name]: lira } : {}
}
