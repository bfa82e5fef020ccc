import { withProof } from './proof.ts'
import { type ReservationRequest, toPayload, Unanswered } from '#domain/request.ts'

const TIME_LIMIT_MS = 10_000

/** Sends a visitor's request; rejects with `Unanswered` when no answer comes within ten seconds, and when it is no success. */
export async function sendRequest(request: ReservationRequest): Promise<void> {
  const response = await fetch(await requestEndpoint(), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(toPayload(request)),
    signal: AbortSignal.timeout(TIME_LIMIT_MS),
  }).catch((cause: unknown) => {
    throw new Unanswered('The reservation endpoint did not answer', { cause })
  })
  if (!response.ok) throw new Error(`The reservation endpoint answered ${response.status}`)
}

/** Where requests go: the owner's own endpoint, or a REST push to the database's `/requests` (SPEC §7). */
async function requestEndpoint(): Promise<string> {
  return __ENV__.VITE_RESERVATION_ENDPOINT || withProof(databaseRestUrl('requests'))
}

/** The REST address of `path` in the database: the local backend's in a demo build. */
export function databaseRestUrl(path: string): string {
  if (!__LOCAL_BACKEND__) return `${__ENV__.VITE_FIREBASE_DATABASE_URL}/${path}.json`
  const { host, databasePort } = __LOCAL_BACKEND__
  const namespace = `${__ENV__.VITE_FIREBASE_PROJECT_ID}-default-rtdb`
  return `http://${host}:${databasePort}/${path}.json?ns=${namespace}`
}
