import { addDays, type IsoDate } from '#domain/date.ts'
import { accountIn, type Ledger } from '#domain/payments/ledger.ts'
import type { Reservation } from '#domain/reservation.ts'
import { countNights, isPast } from '#domain/stay.ts'

const DAYS_AHEAD = 30

/**
 * The number of coming stays, the booked nights of the next 30 days, and the lira to collect,
 * including from guests who have left.
 */
export function figuresOf(reservations: readonly Reservation[], ledger: Ledger, today: IsoDate) {
  const end = addDays(today, DAYS_AHEAD)
  const figures = { coming: 0, nights: 0, toCollect: 0 }
  for (const reservation of reservations) {
    const { stay } = reservation
    figures.toCollect += accountIn(ledger, reservation, today).outstanding
    if (isPast(stay, today)) continue
    if (stay.checkIn > today && !reservation.blocked) figures.coming += 1
    const checkIn = stay.checkIn > today ? stay.checkIn : today
    const checkOut = stay.checkOut < end ? stay.checkOut : end
    figures.nights += Math.max(0, countNights({ checkIn, checkOut }))
  }
  return figures
}
