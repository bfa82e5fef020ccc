import type { Season } from '#db/season.ts'
import { useSeason } from '#db/stores.ts'
import type { StoredRequest } from '#domain/request/request.ts'
import type { Reservation } from '#domain/stay/reservation.ts'

/** The stay in a season that holds the days of a request or accepts it; `null` without one. */
export function stayOfRequest(
  { reservations, cancelled }: Season,
  { reservationId }: StoredRequest,
): Reservation | null {
  return [...reservations, ...cancelled].find(({ id }) => id === reservationId) ?? null
}

/** The same in the season as the office shows it; `null` before that is read. */
export function useStayOf(request: StoredRequest): Reservation | null {
  const season = useSeason()
  return season.state === 'ready' ? stayOfRequest(season.value, request) : null
}
