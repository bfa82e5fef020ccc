import type { ReservationRequest } from '#domain/request/request.ts'
import { formatArrival, formatCounts } from '#i18n/format.ts'
import { currentLanguage, translate } from '#i18n/index.ts'

/** Appends the number of guests and the time of arrival, because the endpoint accepts only the documented payload. */
export function withDetailsInNotes(request: ReservationRequest): ReservationRequest {
  const details = formatDetails(request)
  if (details.length === 0) return request
  return { ...request, notes: [request.notes, ...details].filter(Boolean).join('\n') }
}

/** The number of guests and the time of arrival, each in its line, if they are known. */
export function formatDetails({ checkIn, checkOut, guests, arrivalTime }: ReservationRequest) {
  const arrival = arrivalTime !== undefined && {
    arrival: formatArrival(
      translate,
      { dates: { checkIn, checkOut }, arrivalTime },
      currentLanguage(),
    ),
  }
  return [
    ...(guests ? [formatCounts(translate, guests)] : []),
    ...(arrival ? [translate('booking.arrival', arrival)] : []),
  ]
}
