import { pageOfRequest } from '#domain/guestPage/requestPage.ts'
import { pagePath } from '#domain/guestPage/pageKey.ts'
import { SERVER_TIME, type Writes } from '#domain/save/writes.ts'
import { type RequestKeys, type ReservationRequest, type SeenQuote, toPayload } from './request.ts'

/** The one update that stores a guest's request with the guest's page. */
export function newRequestWrites(
  { id, guestKey }: RequestKeys,
  request: ReservationRequest,
  { language, quote }: { language: string; quote?: SeenQuote | undefined },
): Writes {
  const { checkIn, checkOut, guests } = request
  return {
    [`requests/${id}`]: {
      ...toPayload(request),
      at: SERVER_TIME,
      language,
      guestKey,
      ...(guests && { guests }),
      ...(quote && { quote }),
    },
    [pagePath(guestKey)]: pageOfRequest(id, { checkIn, checkOut }, { status: 'new' }, 0),
  }
}
