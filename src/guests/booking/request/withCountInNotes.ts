import type { ReservationRequest } from '#domain/request/request.ts'
import { formatCounts } from '#i18n/format.ts'
import { translate } from '#i18n/index.ts'

/** Appends the number of guests, because the endpoint accepts only the documented payload. */
export function withCountInNotes(request: ReservationRequest): ReservationRequest {
  const { guests, notes } = request
  if (!guests) return request
  const count = formatCounts(translate, guests)
  return {
    ...request,
    notes: notes === '' ? count : `${notes}\n${count}`,
  }
}
