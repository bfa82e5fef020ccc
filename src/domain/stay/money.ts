import { addDays, earliest, type IsoDate, latest } from '#domain/date.ts'
import type { Payment } from '#domain/payments/payment.ts'
import type { Agreement } from './agreement.ts'
import type { ReservationDraft } from './reservation.ts'
import type { StayDates } from './stayDates.ts'

/**
 * From this many days before check-in a deposit is no longer asked for: it is part of the balance.
 * Its last day is the day before.
 */
export const DAYS_WITHOUT_DEPOSIT = 2

/** The agreement about a stay's money. The office reads it from the stay, a guest from the page. */
export type MoneyFacts = {
  status: ReservationDraft['status']
  dates: StayDates
  /** The total, or what is kept of a cancelled stay. Every amount is in the currency's smallest unit. */
  agreed: number
  /** 0 without a deposit. */
  deposit: number
  /** The last day for the refund of a cancelled stay; `null` if none was named. */
  refundBy: IsoDate | null
  /** `null` without an agreement: then nobody knows by when and how the balance is paid. */
  terms: Agreement | null
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
  /** The amount above the agreed one, which the owners have to return; of a channel's guest what they received themselves. */
  overpaid: number
}

export type Phase = 'held' | 'awaiting' | 'reserved' | 'staying' | 'left' | 'cancelled' | 'blocked'

/** An amount that somebody has to pay. */
export type AmountDue = {
  kind: 'deposit' | 'balance' | 'refund'
  amount: number
  /** The last day; `null` if none was agreed. */
  by: IsoDate | null
  /** `null` if it was not agreed. */
  how: 'transfer' | 'door' | null
  /** Whether its last day was over when it was agreed. */
  isNow: boolean
  isLate: boolean
}

/** A stay's phase and money on a day; its guest's page shows the same. */
export type Situation = Sums & {
  phase: Phase
  /** The next amount due; `null` without one. A channel collects that of its guest. */
  due: AmountDue | null
  /** The balance that follows a deposit. */
  later: AmountDue | null
  /** Whether the guest may see the owners' account. */
  showsAccount: boolean
}

/** Whether a guest can be asked for an amount: a transfer needs the owners' account. */
export function isPayable({ kind, how }: AmountDue, hasAccount: boolean): boolean {
  return kind !== 'refund' && (how !== 'transfer' || hasAccount)
}

/** Whether a transfer to the owners' account is still to come. */
export function awaitsTransfer({ due, later }: Situation): boolean {
  return [due, later].some((amount) => amount?.how === 'transfer' && amount.kind !== 'refund')
}

/** Payments by their amounts; the owners received one without a method. */
export type Amounts = readonly (Pick<Payment, 'amount'> & Partial<Pick<Payment, 'method'>>)[]

/** The sums of a stay, which no day changes. */
export function sumsOf(stay: ReservationDraft, payments: Amounts): Sums {
  const { status, source } = stay
  return sumsFrom({ status, agreed: agreedOn(stay), isFromChannel: source !== undefined }, payments)
}

/** The agreement about a stay's money. */
export function moneyFactsOf(stay: ReservationDraft): MoneyFacts {
  const { status, dates, agreement, source } = stay
  return {
    status,
    dates,
    agreed: agreedOn(stay),
    deposit: agreedDeposit(stay),
    refundBy: refundDayOf(stay),
    terms: agreement ?? null,
    isFromChannel: source !== undefined,
  }
}

/** The deposit of a stay that is booked or held, at most its total. */
export function agreedDeposit(stay: ReservationDraft): number {
  const hasDeposit = stay.status === 'booked' || stay.status === 'held'
  return hasDeposit ? Math.min(Math.round(stay.kapora), agreedOn(stay)) : 0
}

/** The last day for the refund of a cancelled stay; `null` if none was named. */
export function refundDayOf(stay: ReservationDraft): IsoDate | null {
  return stay.status === 'cancelled' ? (stay.cancellation.refundBy ?? null) : null
}

/** The agreed total of a stay; the kept amount of a cancelled one. */
export function agreedOn(stay: ReservationDraft): number {
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

/** A stay's situation on a day, by its agreement and its payments. */
export function situationFrom(facts: MoneyFacts, payments: Amounts, today: IsoDate): Situation {
  const sums = sumsFrom(facts, payments)
  const phase = phaseOf(facts, sums, today)
  const [due = null, later = null] = duesOf(facts, sums, phase)
    .filter(({ kind }) => !facts.isFromChannel || (phase === 'cancelled' && kind === 'refund'))
    .map((amount) => dueOn(amount, facts, today))
  return { ...sums, phase, due, later, showsAccount: due !== null && due.kind !== 'refund' }
}

/** An amount on a day; no deadline lies before the agreement. */
function dueOn(amount: Amount, { dates, terms }: MoneyFacts, today: IsoDate): AmountDue {
  const { by, how } = amount
  const at = terms?.at ?? null
  const isNow =
    at !== null && by !== null && how === 'transfer' && by <= at && today <= dates.checkIn
  const day = at !== null && by !== null ? latest(by, at) : by
  const last = expectedOn({ by: day, how }, dates)
  return { ...amount, by: day, isNow, isLate: !isNow && last !== null && last < today }
}

/** The last day on which owners expect an amount: without an agreed one that of the arrival. */
export function expectedOn(
  { by, how }: Pick<AmountDue, 'by' | 'how'>,
  { checkIn }: StayDates,
): IsoDate | null {
  return how === null ? checkIn : by
}

function sumsFrom(
  { status, agreed, isFromChannel }: Pick<MoneyFacts, 'status' | 'agreed' | 'isFromChannel'>,
  payments: Amounts,
): Sums {
  let [received, refunded] = [0, 0]
  for (const { amount } of payments) {
    if (amount > 0) received += amount
    else refunded -= amount
  }
  const paid = received - refunded
  // A channel refunds what it has collected.
  const refundable = isFromChannel ? sumOf(payments.filter(isDirect)) : paid
  return {
    agreed,
    received,
    refunded,
    paid,
    kept: status === 'cancelled' ? Math.max(0, Math.min(agreed, paid)) : 0,
    // A held stay is not agreed yet.
    owed: status === 'held' ? 0 : Math.max(0, agreed - paid),
    overpaid: Math.max(0, refundable - agreed),
  }
}

function isDirect({ method }: Amounts[number]): boolean {
  return method !== 'channel'
}

function sumOf(payments: Amounts): number {
  return payments.reduce((sum, { amount }) => sum + amount, 0)
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
export function lastDepositDay({ checkIn }: StayDates): IsoDate {
  return addDays(checkIn, -DAYS_WITHOUT_DEPOSIT - 1)
}

type Amount = Omit<AmountDue, 'isNow' | 'isLate'>

/** The amounts due, the first one next. */
function duesOf(
  { dates, deposit, refundBy, terms }: MoneyFacts,
  { paid, owed, overpaid }: Sums,
  phase: Phase,
): Amount[] {
  const refund: Amount = { kind: 'refund', amount: overpaid, by: refundBy, how: 'transfer' }
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
      const depositDueBy = terms?.depositDueBy
      const last = lastDepositDay(dates)
      const by =
        terms === null || depositDueBy === undefined
          ? null
          : earliest(depositDueBy, earliest(last, balanceDay(dates, terms)))
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
        ...ifPositive({ ...balanceOf(owed, dates, terms), ...(terms && { how: 'transfer' }) }),
      ]
  }
}

function balanceOf(amount: number, dates: StayDates, terms: Agreement | null): Amount {
  if (terms === null) return { kind: 'balance', amount, by: null, how: null }
  const how = terms.balanceDays > 0 ? 'transfer' : 'door'
  return { kind: 'balance', amount, by: balanceDay(dates, terms), how }
}

/** The last day for the balance; the day of check-in if it is paid at the door. */
export function balanceDay(
  { checkIn }: StayDates,
  { balanceDays }: Pick<Agreement, 'balanceDays'>,
): IsoDate {
  return addDays(checkIn, -balanceDays)
}

/** The last day on which cancelling a stay is free. */
export function lastFreeDay(
  { checkIn }: StayDates,
  { freeDays }: Pick<Agreement, 'freeDays'>,
): IsoDate {
  return addDays(checkIn, -freeDays)
}

function ifPositive(due: Amount): Amount[] {
  return due.amount > 0 ? [due] : []
}
