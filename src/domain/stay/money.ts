import { addDays, type IsoDate } from '#domain/date.ts'
import type { Payment } from '#domain/payments/payment.ts'
import type { ReservationDraft } from './reservation.ts'
import type { StayDates } from './stayDates.ts'

/** From so many days before check-in a deposit is no longer asked for: it is part of the balance. */
export const NO_DEPOSIT_DAYS = 2

/** The owners' terms: how many days before check-in the balance is transferred; 0 for at the door. */
export type PaymentTerms = { balanceDays: number }

/** The agreement about a stay's money. The office reads it from the stay, a guest from the page. */
export type MoneyFacts = {
  status: ReservationDraft['status']
  dates: StayDates
  /** The total, or what is kept of a cancelled stay; in whole lira, as every amount here. */
  agreed: number
  /** 0 without a deposit. */
  deposit: number
  /** The last day for the deposit; `null` if none was set. */
  depositBy: IsoDate | null
  /** Whether a channel collects the money. */
  isFromChannel: boolean
}

/** The sums of a stay's payments beside what was agreed. */
export type Sums = {
  agreed: number
  /** All payments without the refunds. */
  received: number
  refunded: number
  /** Received less refunded. */
  paid: number
  /** The part of the paid amount that stays with the owners after a cancellation. */
  kept: number
  owed: number
  /** The amount paid above the agreed one. */
  overpaid: number
}

export type Phase = 'held' | 'awaiting' | 'reserved' | 'staying' | 'left' | 'cancelled' | 'blocked'

/** An amount that somebody has to pay. */
export type AmountDue = {
  kind: 'deposit' | 'balance' | 'refund'
  amount: number
  /** The last day; `null` if none was agreed. */
  by: IsoDate | null
  how: 'transfer' | 'door'
  isLate: boolean
}

/** A stay's phase and money on a day; its guest's page shows the same. */
export type Situation = Sums & {
  phase: Phase
  /** The next amount due; `null` without one, or if a channel collects it. */
  due: AmountDue | null
  /** The balance that follows a deposit. */
  later: AmountDue | null
  /** Whether the guest may see the owners' account. */
  showsAccount: boolean
}

/** Whether a guest can be asked for an amount: a transfer needs the owners' account. */
export function isPayable({ kind, how }: AmountDue, hasAccount: boolean): boolean {
  return kind !== 'refund' && (how === 'door' || hasAccount)
}

export type Amounts = readonly Pick<Payment, 'amount'>[]

/** The sums of a stay, which no day changes. */
export function sumsOf(stay: ReservationDraft, payments: Amounts): Sums {
  return sumsFrom(moneyFactsOf(stay), payments)
}

/** The agreement about a stay's money. */
export function moneyFactsOf(stay: ReservationDraft): MoneyFacts {
  const agreed = agreedOn(stay)
  const { status, dates, kapora, depositDueBy = null, source } = stay
  const hasDeposit = status === 'booked' || status === 'held'
  return {
    status,
    dates,
    agreed,
    deposit: hasDeposit ? Math.min(Math.round(kapora), agreed) : 0,
    depositBy: depositDueBy,
    isFromChannel: source !== undefined,
  }
}

/** The agreed total of a stay in whole lira; the kept amount of a cancelled one. */
function agreedOn(stay: ReservationDraft): number {
  switch (stay.status) {
    case 'blocked':
      return 0
    case 'cancelled':
      return stay.cancellation.kept
    case 'booked':
    case 'held':
      // A seven-field record may have its parts without their sum.
      return Math.round(stay.toplamUcret || stay.kapora + stay.kalan)
  }
}

/** The same situation from the agreement. */
export function situationFrom(
  facts: MoneyFacts,
  payments: Amounts,
  terms: PaymentTerms,
  today: IsoDate,
): Situation {
  const sums = sumsFrom(facts, payments)
  const phase = phaseOf(facts, sums, today)
  const [due = null, later = null] = facts.isFromChannel
    ? []
    : duesOf(facts, sums, phase, terms).map((amount) => ({
        ...amount,
        isLate: amount.by !== null && amount.by < today,
      }))
  return { ...sums, phase, due, later, showsAccount: due !== null && due.kind !== 'refund' }
}

function sumsFrom({ status, agreed }: MoneyFacts, payments: Amounts): Sums {
  let [received, refunded] = [0, 0]
  for (const { amount } of payments) {
    if (amount > 0) received += amount
    else refunded -= amount
  }
  const paid = received - refunded
  return {
    agreed,
    received,
    refunded,
    paid,
    kept: status === 'cancelled' ? Math.max(0, Math.min(agreed, paid)) : 0,
    // A held stay is not agreed yet.
    owed: status === 'held' ? 0 : Math.max(0, agreed - paid),
    overpaid: Math.max(0, paid - agreed),
  }
}

function phaseOf(
  { status, dates, deposit, isFromChannel }: MoneyFacts,
  { received }: Sums,
  today: IsoDate,
): Phase {
  if (status !== 'booked') return status
  if (today > dates.checkOut) return 'left'
  if (today >= dates.checkIn) return 'staying'
  // A refund does not make a deposit that was received due again.
  const isAwaited = !isFromChannel && received < deposit
  return isAwaited && today <= lastDepositDay(dates) ? 'awaiting' : 'reserved'
}

/** The last day on which a deposit is asked for. */
function lastDepositDay({ checkIn }: StayDates): IsoDate {
  return addDays(checkIn, -NO_DEPOSIT_DAYS - 1)
}

type Amount = Omit<AmountDue, 'isLate'>

/** The amounts due, the first one next. */
function duesOf(
  { dates, deposit, depositBy }: MoneyFacts,
  { paid, owed, overpaid }: Sums,
  phase: Phase,
  terms: PaymentTerms,
): Amount[] {
  const refund: Amount = { kind: 'refund', amount: overpaid, by: null, how: 'transfer' }
  switch (phase) {
    case 'held':
    case 'blocked':
      return []
    case 'cancelled':
      return [
        ...ifPositive(refund),
        ...ifPositive({ kind: 'balance', amount: owed, by: null, how: 'transfer' }),
      ]
    case 'awaiting': {
      const last = lastDepositDay(dates)
      const by = depositBy !== null && depositBy > last ? last : depositBy
      const amount = Math.min(owed, deposit - paid)
      return [
        ...ifPositive({ kind: 'deposit', amount, by, how: 'transfer' }),
        ...ifPositive(balanceOf(owed - amount, dates, terms)),
      ]
    }
    case 'reserved':
    case 'staying':
      return [...ifPositive(refund), ...ifPositive(balanceOf(owed, dates, terms))]
    case 'left':
      // Nobody is at the door any more.
      return [
        ...ifPositive(refund),
        ...ifPositive({ ...balanceOf(owed, dates, terms), how: 'transfer' }),
      ]
  }
}

function balanceOf(amount: number, { checkIn }: StayDates, { balanceDays }: PaymentTerms): Amount {
  const how = balanceDays > 0 ? 'transfer' : 'door'
  return { kind: 'balance', amount, by: addDays(checkIn, -balanceDays), how }
}

function ifPositive(due: Amount): Amount[] {
  return due.amount > 0 ? [due] : []
}
