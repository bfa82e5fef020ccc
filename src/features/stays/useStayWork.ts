import type { Reservation } from '#domain/reservation.ts'
import type { Person } from '#domain/removedPerson.ts'
import { requiredContext } from '#lib/requiredContext.ts'
import type { ReservationWork } from './useReservationWork.ts'

/** The operations on the stays for the office's pages. */
export type StayWork = {
  work: ReservationWork
  /** Why the stay in the address is not in the form. */
  openError: 'gone' | 'waiting' | null
  /** Opens a stay's card. */
  onCard: (stay: Reservation) => void
  /** The days in which a deposit is due, by the settings. */
  depositDays: number
  /** Asks whether to remove a person's data. */
  onForget: (person: Person) => void
}

export const [StayWorkProvider, useStayWork] = requiredContext<StayWork>('StayWorkProvider')
