import { isCancelled, type Reservation } from '#domain/stay/reservation.ts'
import { peopleIn, type StoredRequest } from '#domain/request/request.ts'
import { addDays, type IsoDate } from '#domain/date.ts'
import { type Account, accountOf, missingDeposit } from '#domain/payments/account.ts'
import { showsSums } from '#domain/guestPage/guestPage.ts'
import type { Payment } from '#domain/payments/payment.ts'
import type { Prices } from '#domain/prices/prices.ts'
import { quoteOf } from '#domain/prices/quote.ts'
import type { StayDates } from '#domain/stay/stayDates.ts'

/** Amounts in whole lira, absent if there are none for this guest. */
export type LetterFacts = {
  guest: string
  dates: StayDates
  people?: number
  guestKey?: string
  /** The same if that page shows the amounts and the account. */
  paymentKey?: string
  total?: number
  /** The unpaid part of the deposit. */
  deposit?: number
  depositBy?: IsoDate
  paid?: number
  /** The amount due on arrival. */
  remainder?: number
  /** The kept amount of a cancelled stay. */
  kept?: number
  returned?: number
  /** The owners' account, if anything is due to them. */
  bank?: Pick<Bank, 'accountHolder' | 'bankName' | 'iban'>
}

export type Bank = {
  accountHolder: string
  bankName?: string
  iban: string
  /** The deposit's deadline in days after the confirmation. */
  depositDays: number
}

type StayKnown = {
  payments: readonly Payment[]
  today: IsoDate
  bank: Bank
}

/**
 * A stay's facts for a letter, by agreed and paid amounts; nothing is due for a cancelled one. A
 * guest of a channel pays there, so there are no amounts.
 */
export function stayFacts(reservation: Reservation, known: StayKnown): LetterFacts {
  const { payments, today, bank } = known
  const { musteriAdi, dates, guests, toplamUcret, source, guestKey } = reservation
  const page = guestKey === undefined ? {} : { guestKey }
  const people = { ...page, ...(guests !== undefined && { people: guests }) }
  if (source !== undefined) return { guest: musteriAdi, dates, ...people }
  const account = accountOf(reservation, payments, today)
  if (isCancelled(reservation)) {
    const kept = Math.min(reservation.cancellation.kept, account.paid)
    const known = { ...some('paid', account.paid), ...some('kept', kept) }
    const returned = some('returned', account.paid - kept)
    return {
      guest: musteriAdi,
      dates,
      ...page,
      ...known,
      ...returned,
      ...payable(account, bank),
    }
  }
  const { agreed, paid, outstanding } = account
  const deposit = missingDeposit(reservation, account)
  const showsAccount = outstanding > 0 && showsSums(reservation)
  const due = reservation.depositDueBy ?? addDays(today, bank.depositDays)
  return {
    guest: musteriAdi,
    dates,
    ...people,
    ...(guestKey !== undefined && showsAccount && { paymentKey: guestKey }),
    ...some('total', Math.round(toplamUcret) || agreed),
    ...some('deposit', deposit),
    ...(deposit > 0 && { depositBy: due < dates.checkIn ? due : dates.checkIn }),
    ...some('paid', paid),
    ...some('remainder', outstanding - deposit),
    ...payable(account, bank),
  }
}

/**
 * A request's facts for a letter: its dates, and the estimate that its guest saw, else their price;
 * `prices` are `null` until they load.
 */
export function requestFacts(
  {
    guest,
    dates,
    guests,
    quote: seen,
  }: Pick<StoredRequest, 'guest' | 'dates' | 'guests' | 'quote'>,
  prices: Prices | null,
): LetterFacts {
  const known = { guest, dates, ...(guests && { people: peopleIn(guests) }) }
  if (seen) return { ...known, ...some('total', seen.total), ...some('deposit', seen.deposit) }
  const quote = prices && quoteOf(dates, prices)
  if (quote?.state !== 'priced') return known
  return { ...known, ...some('total', quote.total), ...some('deposit', quote.deposit) }
}

function payable(
  { outstanding }: Account,
  { accountHolder, bankName, iban }: Bank,
): Pick<LetterFacts, 'bank'> {
  const named = bankName !== undefined && { bankName }
  return outstanding > 0 ? { bank: { accountHolder, ...named, iban } } : {}
}

type Amount = 'total' | 'deposit' | 'paid' | 'remainder' | 'kept' | 'returned'

function some(name: Amount, lira: number) {
  return lira > 0 ? { [name]: lira } : {}
}
