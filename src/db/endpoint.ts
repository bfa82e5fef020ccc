import {
  type Delivery,
  FormClosed,
  newRequest,
  NotSent,
  readAsked,
  requestPath,
  type ReservationRequest,
  type SeenQuote,
  toPayload,
  Unanswered,
} from '#domain/request/request.ts'
import { REQUESTS_CLOSED_PATH } from '#domain/settings/requestsClosed.ts'
import { databaseRestUrl, readValue, timeLimit } from './rest.ts'

const TIME_LIMIT_MS = 10_000

/** The key that a request is stored under, and the fields stored beside its payload. */
export type SentWithRequest = { key: string; language: string; quote?: SeenQuote | undefined }

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
  const response = await post(__ENV__.VITE_RESERVATION_ENDPOINT, toPayload(request))
  if (!response.ok) throw new Error(`The reservation endpoint answered ${response.status}`)
  return { kind: 'delivered' }
}

/** Stores a request under its key; the database refuses a second one there. */
async function storeRequest(
  request: ReservationRequest,
  { key, ...beside }: SentWithRequest,
): Promise<Delivery> {
  const url = new URL(databaseRestUrl(requestPath(key)))
  // The database would store the record of a plain POST under another key.
  url.searchParams.set('x-http-method-override', 'PUT')
  const response = await post(url.href, newRequest(request, beside))
  if (response.ok) return { kind: 'stored' }
  const asked = readAsked(await storedValue(`${requestPath(key)}/asked`))
  if (asked) return { kind: 'repeated', asked }
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

/** The response to a POST of JSON within ten seconds. */
function post(address: string, value: object): Promise<Response> {
  // Some devices report offline although they are connected, so it is tried nevertheless.
  const isReportedOffline = 'navigator' in globalThis && !navigator.onLine
  const signal = timeLimit(TIME_LIMIT_MS)
  const headers = { 'Content-Type': 'application/json' }
  const init = { method: 'POST', headers, body: JSON.stringify(value), signal }
  return fetch(address, init).catch((cause: unknown) => {
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
