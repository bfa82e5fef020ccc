import { addDays, dayIn, type IsoDate } from '#domain/date.ts'
import { isCancelled } from '#domain/cancelled/cancelledStay.ts'
import { madeAtOf } from '#domain/pushId.ts'
import { isRemoved } from '#domain/removedPerson.ts'
import type { StoredRequest } from '#domain/request.ts'
import type { Reservation } from '#domain/reservation.ts'
import type { Unsent } from '#domain/unsent.ts'
import { NEAR_DAYS, requestLetters } from './allowed.ts'
import type { LetterKind } from './letter.ts'

/** So many days after a request was sent its guest waits to hear that it was declined. */
const DECLINE_DAYS = 7

/** A letter that the guest of a stay is to get. */
export type DueLetter = { reservation: Reservation; kind: LetterKind }

/**
 * The letters to write on a day, in the order of the stays, whether or not they have been written: who was entered within the last
 * days gets a confirmation, who comes soon a reminder, who left is thanked, whose stay was cancelled within the last days is told so. `timeZone` is that of the day.
 */
export function lettersDue(
  reservations: readonly Reservation[],
  today: IsoDate,
  timeZone: string,
): DueLetter[] {
  const [from, to] = [addDays(today, -NEAR_DAYS), addDays(today, NEAR_DAYS)]
  const isNew = (moment: number) => dayIn(timeZone, moment) >= from
  const kindFor = (reservation: Reservation): LetterKind | null => {
    const { id, stay } = reservation
    if (isCancelled(reservation)) return isNew(reservation.cancellation.at) ? 'cancellation' : null
    if (stay.checkOut <= today) return stay.checkOut >= from ? 'thanks' : null
    if (stay.checkIn < today) return null
    const madeAt = madeAtOf(id)
    if (madeAt !== null && isNew(madeAt)) return 'confirmation'
    return stay.checkIn <= to ? 'reminder' : null
  }
  return reservations.flatMap((reservation) => {
    const kind = canBeWrittenTo(reservation) ? kindFor(reservation) : null
    return kind === null ? [] : [{ reservation, kind }]
  })
}

/** The requests of the last week that were declined, of which a guest can still be told so, whether or not that was done. */
export function declinesDue<Request extends StoredRequest>(
  requests: readonly Request[],
  today: IsoDate,
  timeZone: string,
): Request[] {
  const from = addDays(today, -DECLINE_DAYS)
  return requests.filter(
    (request) =>
      request.status === 'declined' &&
      dayIn(timeZone, request.sentAt) >= from &&
      requestLetters(request, { taken: false, today }).includes('decline'),
  )
}

/**
 * The stays as their guests are to hear of them, `by` being who has `unsent` under way: what waits to be cancelled counts as cancelled,
 * and of what waits to be deleted nobody is written to.
 */
export function staysToTellOf(
  all: readonly Reservation[],
  unsent: readonly Unsent[],
  by: string,
): readonly Reservation[] {
  const going = unsent.flatMap(({ change, refusal }) =>
    refusal === null && (change.verb === 'cancel' || change.verb === 'delete') ? [change] : [],
  )
  if (going.length === 0) return all
  const changes = new Map(going.map((change) => [change.id, change]))
  return all.flatMap((stay) => {
    const change = changes.get(stay.id)
    if (!change) return [stay]
    const cancellation = change.wanted?.cancellation
    return cancellation ? [{ ...stay, cancellation: { ...cancellation, by, at: change.at } }] : []
  })
}

/** Whether a stay's guest is a person who can be reached in writing. */
export function canBeWrittenTo({ phone, email, kapali, musteriAdi }: Reservation): boolean {
  return !kapali && !isRemoved(musteriAdi) && (phone !== undefined || email !== undefined)
}
