import { withAppCheckToken } from './appCheckToken.ts'
import { prefixPaths, type Writes } from '#domain/save/writes.ts'
import { pageOfRequest } from '#domain/guestPage/guestPage.ts'
import { pagePath } from '#domain/guestPage/pageKey.ts'
import { getField } from '#domain/field/record.ts'
import {
  NotSent,
  type ReservationRequest,
  type SeenQuote,
  toPayload,
  Unanswered,
} from '#domain/request/request.ts'
import { retryForever } from './retryForever.ts'

const TIME_LIMIT_MS = 10_000

/** What a request has beside its payload, for its owners. */
export type SentWithRequest = { language: string; guestKey: string; quote?: SeenQuote | undefined }

/**
 * Sends a visitor's request; rejects with `NotSent` when it could not leave the device, with
 * `Unanswered` without a response within ten seconds, and with an unsuccessful response. Calls
 * `onPage` later, once the guest's page exists.
 */
export async function sendRequest(
  request: ReservationRequest,
  beside: SentWithRequest,
  onPage: () => void = () => {},
): Promise<void> {
  // Some devices report offline although they are connected, so it is tried nevertheless.
  const isReportedOffline = 'navigator' in globalThis && !navigator.onLine
  // Includes the wait for an App Check token.
  const signal = timeLimit(TIME_LIMIT_MS)
  const response = await fetch(await requestEndpoint(), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      ...toPayload(request),
      ...(storesMore() && { guestKey: beside.guestKey }),
    }),
    signal,
  }).catch((cause: unknown) => {
    if (isReportedOffline && cause instanceof TypeError)
      throw new NotSent('The device is offline', { cause })
    throw new Unanswered('The reservation endpoint did not answer', { cause })
  })
  if (!response.ok) throw new Error(`The reservation endpoint answered ${response.status}`)
  void storeBeside(response, request, beside, onPage)
  notify()
}

/** Tells the owner's push service that there is a request, and nothing of it. The request is stored, whatever becomes of this. */
function notify(): void {
  const url = __ENV__.VITE_NOTICE_URL
  if (!url) return
  // A plain text across origins is sent without a preflight, which not every service answers.
  const init = { method: 'POST', mode: 'no-cors', keepalive: true, credentials: 'omit' } as const
  fetch(url, { ...init, body: JSON.stringify({ text: 'New request' }) }).catch(() => {})
}

/**
 * Whether requests go to the database, which stores data beside their payload; other endpoints get
 * only the payload.
 */
export function storesMore(): boolean {
  return !__ENV__.VITE_RESERVATION_ENDPOINT
}

/** Stores the data beside a request, and creates the guest's page; retries while offline. */
async function storeBeside(
  pushed: Response,
  { checkIn, checkOut, guests }: ReservationRequest,
  { guestKey, language, quote }: SentWithRequest,
  onPage: () => void,
): Promise<void> {
  if (!storesMore()) return
  const stay = { checkIn, checkOut }
  const rest = { language, ...(guests && { guests }), ...(quote && { quote }) }
  try {
    const id = String(getField(await pushed.json(), 'name'))
    const page = { [pagePath(guestKey)]: pageOfRequest(id, stay, { status: 'new' }, 0) }
    const isStored = await isWritten({ ...prefixPaths(`requests/${id}`, rest), ...page })
    if (isStored || (await isThere(pagePath(guestKey)))) onPage()
  } catch {
    // The request has arrived; without its language the page's is used.
  }
}

async function isWritten(writes: Writes): Promise<boolean> {
  const url = await withAppCheckToken(databaseRestUrl(''))
  const init = { method: 'PATCH', body: JSON.stringify(writes), keepalive: true }
  return (await retryForever(() => fetch(url, init))).ok
}

async function isThere(path: string): Promise<boolean> {
  const url = await withAppCheckToken(databaseRestUrl(path))
  return (await (await retryForever(() => fetch(url))).json()) !== null
}

/** The owner's own endpoint, or a REST push to `/requests`, which needs no server. */
async function requestEndpoint(): Promise<string> {
  return __ENV__.VITE_RESERVATION_ENDPOINT || withAppCheckToken(databaseRestUrl('requests'))
}

/** The REST address of `path` in the database: the local backend's in a demo build. */
export function databaseRestUrl(path: string): string {
  if (!__LOCAL_BACKEND__) return `${__ENV__.VITE_FIREBASE_DATABASE_URL}/${path}.json`
  const { host, databasePort } = __LOCAL_BACKEND__
  const namespace = `${__ENV__.VITE_FIREBASE_PROJECT_ID}-default-rtdb`
  return `http://${host}:${databasePort}/${path}.json?ns=${namespace}`
}

/** A signal that aborts after a time; older phones have no `AbortSignal.timeout`. */
export function timeLimit(milliseconds: number): AbortSignal {
  const limit = new AbortController()
  setTimeout(() => limit.abort(), milliseconds)
  return limit.signal
}
