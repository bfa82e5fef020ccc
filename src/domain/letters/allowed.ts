import { isCancelled } from '#domain/cancelled/cancelledStay.ts'
import { daysBetween, type IsoDate } from '#domain/date.ts'
import { isRemoved } from '#domain/removedPerson.ts'
import type { StoredRequest } from '#domain/request.ts'
import type { Reservation } from '#domain/reservation.ts'
import type { LetterKind } from './letter.ts'

/** So many days before arrival a guest is reminded, and so many after leaving thanked. */
export const NEAR_DAYS = 3

/**
 * The letters that a stay's state allows, the likeliest first; none while the day is not known, for closed days, and for a person
 * who was taken out. What is over is neither confirmed nor reminded of, and of what was cancelled nothing else is said.
 */
export function stayLetters(
  reservation: Reservation,
  today: IsoDate | null,
): readonly LetterKind[] {
  const { stay, kapali, musteriAdi } = reservation
  if (today === null || kapali || isRemoved(musteriAdi)) return []
  if (isCancelled(reservation)) return ['cancellation']
  if (today >= stay.checkOut) return ['thanks']
  if (today > stay.checkIn) return ['change']
  const isNear = daysBetween(today, stay.checkIn) <= NEAR_DAYS
  return isNear ? ['reminder', 'confirmation', 'change'] : ['confirmation', 'change', 'reminder']
}

type Asked = Pick<StoredRequest, 'guest' | 'stay' | 'status'>

/**
 * The letters that a request's state allows, the likeliest first; `taken` when a stay is in its nights. One that was accepted
 * has those of its stay, and nobody is written to about days that have begun.
 */
export function requestLetters(
  { guest, stay, status }: Asked,
  { taken, today }: { taken: boolean; today: IsoDate },
): readonly LetterKind[] {
  if (isRemoved(guest) || stay.checkIn < today || status === 'accepted') return []
  if (status === 'declined' || taken) return ['decline']
  return ['offer', 'decline']
}
