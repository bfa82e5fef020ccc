import { formatLongDate } from '#i18n/format.ts'
import { currentLanguage, translate } from '#i18n/index.ts'
import type { ReservationRequest } from '#domain/request/request.ts'
import { formatDetails } from './withDetailsInNotes.ts'

/** The message to the owners about a request that was changed after it had arrived. */
export function formatChange(request: ReservationRequest): string {
  const { firstName, lastName, email, phone, checkIn, checkOut, notes } = request
  const language = currentLanguage()
  return [
    translate('booking.change.message'),
    `${firstName} ${lastName}`,
    `${formatLongDate(checkIn, language)} – ${formatLongDate(checkOut, language)}`,
    ...formatDetails(request),
    email,
    phone,
    notes,
  ]
    .filter((line) => line !== '')
    .join('\n')
}
