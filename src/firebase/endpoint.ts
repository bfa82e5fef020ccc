import { type ReservationRequest, toPayload } from '#domain/request.ts'
import { currentEnv, type Env } from './env.ts'

const TIME_LIMIT_MS = 10_000

/** Sends a visitor's request; rejects when the endpoint cannot be reached, takes over ten seconds or answers no success. */
export async function sendRequest(request: ReservationRequest): Promise<void> {
  const response = await fetch(requestEndpoint(currentEnv()), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(toPayload(request)),
    signal: AbortSignal.timeout(TIME_LIMIT_MS),
  })
  if (!response.ok) throw new Error(`The reservation endpoint answered ${response.status}`)
}

/** Where requests go: the owner's own endpoint, or a REST push to the database's `/requests` (SPEC §7). */
function requestEndpoint(env: Env): string {
  if (env.VITE_RESERVATION_ENDPOINT) return env.VITE_RESERVATION_ENDPOINT
  return databaseRestUrl(env, 'requests')
}

/** The REST address of `path` in the database: the local backend's in a demo build. */
export function databaseRestUrl(env: Env, path: string): string {
  if (!__LOCAL_BACKEND__) return `${env.VITE_FIREBASE_DATABASE_URL}/${path}.json`
  const { host, databasePort } = __LOCAL_BACKEND__
  const namespace = `${env.VITE_FIREBASE_PROJECT_ID}-default-rtdb`
  return `http://${host}:${databasePort}/${path}.json?ns=${namespace}`
}
