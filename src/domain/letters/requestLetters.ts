import { addDays, dayIn, type IsoDate } from '#domain/date.ts'
import type { StoredRequest } from '#domain/request/request.ts'
import { staysOfGuest } from '#domain/stay/guestBook.ts'
import type { Reservation } from '#domain/stay/reservation.ts'
import type { LetterKind } from './letter.ts'

type AnsweredRequest = Pick<StoredRequest, 'dates' | 'status' | 'removed'>

/**
 * The letters that a request's status allows, the likeliest first; `taken` if a stay has its
 * nights. A held or accepted one has those of its stay, and there are none once the dates have begun.
 */
export function requestLetters(
  { dates, status, removed }: AnsweredRequest,
  { taken, today }: { taken: boolean; today: IsoDate },
): readonly LetterKind[] {
  if (removed || dates.checkIn < today) return []
  switch (status) {
    case 'held':
    case 'accepted':
    case 'replaced':
      return []
    case 'declined':
      return ['decline']
    case 'new':
      return taken ? ['decline'] : ['offer', 'decline']
  }
}

/** The number of days after a request in which its refusal is due. */
const DECLINE_DAYS = 7

/**
 * The declined requests of the last week whose guest can be written to, whether or not that was
 * done, and has no stay to come.
 */
export function declinesDue<Request extends StoredRequest>(
  requests: readonly Request[],
  stays: readonly Reservation[],
  today: IsoDate,
  timeZone: string,
): Request[] {
  const from = addDays(today, -DECLINE_DAYS)
  return requests.filter(
    (request) =>
      request.status === 'declined' &&
      dayIn(timeZone, request.at) >= from &&
      requestLetters(request, { taken: false, today }).includes('decline') &&
      !staysOfGuest(stays, request).some(({ dates }) => dates.checkOut >= today),
  )
}
