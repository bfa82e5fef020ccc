import { addDays, type IsoDate } from '#domain/date.ts'
import { type Account, missingDeposit } from '#domain/payments/account.ts'
import { accountIn, type Ledger } from '#domain/payments/ledger.ts'
import type { Reservation } from '#domain/reservation.ts'

/** An amount due of a stay, and whether it is its deposit. */
export type Due = { reservation: Reservation; account: Account; amount: number; isDeposit: boolean }

/** The amounts due by date; every list in the order of check-in. */
export type Dues = {
  /** Due before today, deposits included. */
  late: readonly Due[]
  /** Of guests who arrive today. */
  today: readonly Due[]
  /** Of guests who arrive within the next six days. */
  week: readonly Due[]
  /** Unpaid deposits of guests who arrive later. */
  deposits: readonly Due[]
}

const DAYS_AHEAD = 6

/** The amounts due of stays on `today` (stays sorted by check-in). */
export function duesOn(reservations: readonly Reservation[], ledger: Ledger, today: IsoDate): Dues {
  const end = addDays(today, DAYS_AHEAD)
  const dues = {
    late: new Array<Due>(),
    today: new Array<Due>(),
    week: new Array<Due>(),
    deposits: new Array<Due>(),
  }
  for (const reservation of reservations) {
    const account = accountIn(ledger, reservation, today)
    const { checkIn } = reservation.stay
    const due = { reservation, account, amount: account.outstanding, isDeposit: false }
    if (checkIn > end) {
      const amount = missingDeposit(reservation, account)
      const { depositDueBy } = reservation
      const isLate = depositDueBy !== undefined && depositDueBy < today
      if (amount > 0) dues[isLate ? 'late' : 'deposits'].push({ ...due, amount, isDeposit: true })
    } else if (account.outstanding > 0) {
      if (account.overdueSince !== null) dues.late.push(due)
      else if (checkIn === today) dues.today.push(due)
      else dues.week.push(due)
    }
  }
  return dues
}
