import { addDays, type IsoDate } from '#domain/date.ts'
import type { StoredRequest } from '#domain/request.ts'

/** The fields of a held request that a calendar shows. */
export type Held = Pick<
  StoredRequest,
  'id' | 'guest' | 'stay' | 'status' | 'heldUntil' | 'reservationId'
>

/** Whether a request is held and its hold has not expired. */
export function isHeld({ status, heldUntil }: Held, today: IsoDate): boolean {
  return status === 'held' && heldUntil !== undefined && heldUntil >= today
}

/** The held requests by night, without expired holds. */
export function heldDaysOf(
  requests: readonly Held[],
  today: IsoDate,
): Map<IsoDate, readonly Held[]> {
  const days = new Map<IsoDate, readonly Held[]>()
  for (const request of requests) {
    if (!isHeld(request, today)) continue
    const { stay } = request
    for (let day = stay.checkIn; day < stay.checkOut; day = addDays(day, 1)) {
      days.set(day, [...(days.get(day) ?? []), request])
    }
  }
  return days
}
