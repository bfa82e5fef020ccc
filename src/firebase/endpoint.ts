import { withProof } from './proof.ts'
import { valueOf } from '#domain/record.ts'
import { type ReservationRequest, toPayload, Unanswered } from '#domain/request.ts'

const TIME_LIMIT_MS = 10_000

/** Sends a visitor's request, written in `language`; rejects with `Unanswered` when no answer comes within ten seconds, and when it is no success. */
export async function sendRequest(request: ReservationRequest, language: string): Promise<void> {
  const response = await fetch(await requestEndpoint(), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(toPayload(request)),
    signal: AbortSignal.timeout(TIME_LIMIT_MS),
  }).catch((cause: unknown) => {
    throw new Unanswered('The reservation endpoint did not answer', { cause })
  })
  if (!response.ok) throw new Error(`The reservation endpoint answered ${response.status}`)
  void keepLanguage(response, language)
}

/** Keeps beside a request in the database which language its guest reads; other endpoints get the payload and nothing else. */
async function keepLanguage(pushed: Response, language: string): Promise<void> {
  if (__ENV__.VITE_RESERVATION_ENDPOINT) return
  try {
    const id = valueOf(await pushed.json(), 'name')
    const url = await withProof(databaseRestUrl(`requests/${String(id)}/dil`))
    await fetch(url, { method: 'PUT', body: JSON.stringify(language), keepalive: true })
  } catch {
    // The request has arrived; without its language it is answered in the page's own.
  }
}

/** Where requests go: the owner's own endpoint, or a REST push to the database's `/requests`, which needs no server. */
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
