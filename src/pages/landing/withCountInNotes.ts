import type { ReservationRequest } from '#domain/request.ts'
import { sayHeadcount } from '#i18n/headcountWords.ts'
import { tell } from '#i18n/index.ts'

/** A request that says in the last line of its notes how many come, for an endpoint that takes nothing beside the payload. */
export function withCountInNotes(request: ReservationRequest): ReservationRequest {
  const { guests, notes } = request
  if (!guests) return request
  const said = sayHeadcount(tell, 'booking.people', guests)
  return { ...request, notes: notes === '' ? said : `${notes}\n${said}` }
}
