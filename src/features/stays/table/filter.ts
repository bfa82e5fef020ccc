import { type Source, SOURCES } from '#domain/channels/feed.ts'
import type { IsoDate } from '#domain/date.ts'
import { accountIn, type Ledger } from '#domain/payments/ledger.ts'
import type { Reservation } from '#domain/reservation.ts'
import { isPast } from '#domain/stay.ts'

/** The filters of the list; channels and years are separate. */
export const FILTERS = ['all', 'coming', 'past', 'owed', 'cancelled', 'deleted'] as const

/** A filter's name, a channel, or the year in which stays begin. */
export type Filter = string

/** Whether a stay passes a filter; nothing is past until the day is known. */
export function passes(
  reservation: Reservation,
  filter: Filter,
  today: IsoDate | null,
  ledger: Ledger,
): boolean {
  const past = today !== null && isPast(reservation.stay, today)
  if (filter === 'deleted') return reservation.deletion !== undefined
  // A cancelled stay neither comes nor has been.
  if (reservation.cancellation && (filter === 'coming' || filter === 'past')) return false
  switch (filter) {
    case 'all':
      return true
    case 'coming':
      return !past
    case 'past':
      return past
    case 'owed':
      return accountIn(ledger, reservation, today).outstanding > 0
    case 'cancelled':
      return reservation.cancellation !== undefined
    default:
      return reservation.source === filter || yearOf(reservation) === filter
  }
}

/** The channels that have sold stays. */
export function sourcesOf(reservations: readonly Reservation[]): Source[] {
  const sources = new Set(reservations.map(({ source }) => source))
  return SOURCES.filter((source) => sources.has(source))
}

/** The years in which stays begin, earliest first. */
export function yearsOf(reservations: readonly Reservation[]): Filter[] {
  return [...new Set(reservations.map(yearOf))].sort()
}

export function yearOf({ stay }: Reservation): Filter {
  return stay.checkIn.slice(0, 4)
}
