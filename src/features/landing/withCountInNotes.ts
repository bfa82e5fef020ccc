import type { ReservationRequest } from '#domain/request.ts'
import { formatHeadcount } from '#i18n/headcountWords.ts'
import { translate } from '#i18n/index.ts'

/**
 * Appends the number of guests to the request's notes, for an endpoint that accepts only the
 * documented payload.
 */
export function withCountInNotes(request: ReservationRequest): ReservationRequest {
  const { guests, notes } = request
  if (!guests) return request
  const said = formatHeadcount(translate, 'booking.people', guests)
  return { ...request, notes: notes === '' ? said : `${notes}\n${said}` }
}
