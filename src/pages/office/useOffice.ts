import { useOutletContext } from 'react-router-dom'
import type { CancelledStay, DeletedStay } from '#domain/cancelled/cancelledStay.ts'
import type { IsoDate } from '#domain/date.ts'
import type { Person } from '#domain/removedPerson.ts'
import type { Reservation } from '#domain/reservation.ts'
import type { Failure } from '#domain/failure.ts'
import type { Season } from '#firebase/season.ts'
import type { Remote } from '#lib/remote.ts'
import type { ReservationWork } from './stays/useReservationWork.ts'
import type { Letters } from './letters/useLetters.ts'
import type { Answers } from './requests/useAnswers.ts'
import type { Saves } from './useSaves.ts'

/** What every room of the office works with. */
export type Office = {
  season: Remote<Season, Failure>
  /** The stays as they will be once what is under way has been stored. */
  reservations: readonly Reservation[]
  /** The stays that were cancelled. */
  cancelled: readonly CancelledStay[]
  /** The stays that were deleted and can be brought back. */
  deleted: readonly DeletedStay[]
  /** The stays, and those that were cancelled. */
  all: readonly Reservation[]
  /** The same, as their guests are to hear of them. */
  toTellOf: readonly Reservation[]
  /** Those of them that are on their way to the database. */
  waiting: ReadonlySet<string>
  /** Whether any change has not been sent yet. */
  unsent: boolean
  /** The villa's day; `null` until the clock is known. */
  today: IsoDate | null
  work: ReservationWork
  /** Why the stay that the address names is not in the form. */
  astray: 'gone' | 'waiting' | null
  answers: Answers
  saves: Saves
  letters: Letters
  /** Asks whether a person's data are to be removed. */
  onForget: (person: Person) => void
}

/** The office of the room that asks. */
export function useOffice(): Office {
  return useOutletContext<Office>()
}
