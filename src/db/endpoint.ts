import { pagePath } from '#domain/guestPage/pageKey.ts'
import { newRequestWrites } from '#domain/request/newRequest.ts'
import {
  type Delivery,
  FormClosed,
  NotSent,
  type RequestKeys,
  type ReservationRequest,
  type SeenQuote,
  toPayload,
  Unanswered,
} from '#domain/request/request.ts'
import { REQUESTS_CLOSED_PATH } from '#domain/settings/requestsClosed.ts'
import { databaseRestUrl, readValue, timeLimit } from './rest.ts'

const TIME_LIMIT_MS = 10_000

/** The fields that the database stores for the owners beside a request's payload. */
export type SentWithRequest = RequestKeys & { language: string; quote?: SeenQuote | undefined }

/**
 * Sends a visitor's request; rejects with `NotSent` when it could not leave the device, with
 * `Unanswered` without a response within ten seconds, with `FormClosed` while the owners take none,
 * and with an unsuccessful response.
 */
export async function sendRequest(
  request: ReservationRequest,
  beside: SentWithRequest,
): Promise<Delivery> {
  const delivery = storesRequests()
    ? await storeRequest(request, beside)
    : await postPayload(request)
  notify()
  return delivery
}

/** Posts the payload alone to the owner's own endpoint. */
async function postPayload(request: ReservationRequest): Promise<Delivery> {
  const response = await answerOf(__ENV__.VITE_RESERVATION_ENDPOINT, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(toPayload(request)),
  })
  if (!response.ok) throw new Error(`The reservation endpoint answered ${response.status}`)
  return 'delivered'
}

/** Stores a request with its page; the database refuses one that is there already. */
async function storeRequest(
  request: ReservationRequest,
  beside: SentWithRequest,
): Promise<Delivery> {
  const url = new URL(databaseRestUrl(''))
  // A POST of plain text is sent without a preflight.
  url.searchParams.set('x-http-method-override', 'PATCH')
  const body = JSON.stringify(newRequestWrites(beside, request, beside))
  const response = await answerOf(url.href, { method: 'POST', body })
  if (response.ok) return 'stored'
  if ((await storedValue(pagePath(beside.guestKey))) !== null) return 'repeated'
  if ((await storedValue(REQUESTS_CLOSED_PATH)) === true)
    throw new FormClosed('The owners take no requests')
  throw new Error(`The database answered ${response.status}`)
}

/** Reads a value; one that cannot be read leaves open whether the request is there. */
function storedValue(path: string): Promise<unknown> {
  return readValue(path).catch((cause: unknown) => {
    throw new Unanswered('There was no answer', { cause })
  })
}

/** The response of an address within ten seconds. */
function answerOf(address: string, init: RequestInit = {}): Promise<Response> {
  // Some devices report offline although they are connected, so it is tried nevertheless.
  const isReportedOffline = 'navigator' in globalThis && !navigator.onLine
  const signal = timeLimit(TIME_LIMIT_MS)
  return fetch(address, { ...init, signal }).catch((cause: unknown) => {
    if (isReportedOffline && cause instanceof TypeError)
      throw new NotSent('The device is offline', { cause })
    throw new Unanswered('There was no answer', { cause })
  })
}

/** Tells the owner's push service that there is a request, and nothing of it. The request is stored, whatever becomes of this. */
function notify(): void {
  const url = __ENV__.VITE_NOTICE_URL
  if (!url) return
  // A plain text across origins is sent without a preflight, which not every service answers.
  const init = { method: 'POST', mode: 'no-cors', keepalive: true, credentials: 'omit' } as const
  fetch(url, { ...init, body: JSON.stringify({ text: 'New request' }) }).catch(() => {})
}

/** Whether requests go to the database; the owner's own endpoint gets only their payload. */
export function storesRequests(): boolean {
  return !__ENV__.VITE_RESERVATION_ENDPOINT
}
