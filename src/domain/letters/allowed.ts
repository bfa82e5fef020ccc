import { isCancelled } from '#domain/cancelled/cancelledStay.ts'
import { daysBetween, type IsoDate } from '#domain/date.ts'
import { isRemoved } from '#domain/removedPerson.ts'
import type { StoredRequest } from '#domain/request.ts'
import type { Reservation } from '#domain/reservation.ts'
import type { LetterKind } from './letter.ts'

/** The number of days before arrival of a reminder, and after departure of the thanks. */
export const NEAR_DAYS = 3

/**
 * The letters that a stay's status allows, the likeliest first; none while the day is unknown, for
 * blocked days, and for a removed person. A past stay is neither confirmed nor reminded, and a
 * cancelled one only has its cancellation.
 */
export function stayLetters(
  reservation: Reservation,
  today: IsoDate | null,
): readonly LetterKind[] {
  const { stay, blocked, musteriAdi } = reservation
  if (today === null || blocked || isRemoved(musteriAdi)) return []
  if (isCancelled(reservation)) return ['cancellation']
  if (today >= stay.checkOut) return ['thanks']
  if (today > stay.checkIn) return ['change']
  const isNear = daysBetween(today, stay.checkIn) <= NEAR_DAYS
  const further = hasDeposit(reservation) ? (['deposit'] as const) : []
  return isNear
    ? ['reminder', 'confirmation', 'change', ...further]
    : ['confirmation', 'change', 'reminder', ...further]
}

/** Whether a deposit was agreed; a channel collects its own. */
function hasDeposit({ kapora, source }: Reservation): boolean {
  return kapora > 0 && source === undefined
}

type Asked = Pick<StoredRequest, 'guest' | 'stay' | 'status'>

/**
 * The letters that a request's status allows, the likeliest first; `taken` if a stay has its
 * nights. An accepted one has those of its stay, and there are none once the dates have begun.
 */
export function requestLetters(
  { guest, stay, status }: Asked,
  { taken, today }: { taken: boolean; today: IsoDate },
): readonly LetterKind[] {
  if (isRemoved(guest) || stay.checkIn < today || status === 'accepted') return []
  if (status === 'declined' || taken) return ['decline']
  return ['offer', 'decline']
}
