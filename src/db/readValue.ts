import { databaseRestUrl, timeLimit } from './endpoint.ts'
import { withAppCheckToken } from './appCheckToken.ts'

const TIME_LIMIT_MS = 10_000

/** Sends a request over REST; rejects without a response within ten seconds. */
export async function askDatabase(path: string, init: RequestInit = {}): Promise<Response> {
  const signal = timeLimit(TIME_LIMIT_MS)
  return fetch(await withAppCheckToken(databaseRestUrl(path)), { ...init, signal })
}

/** Reads a path once over REST; rejects without a response or when it is refused. */
export async function readValue(path: string): Promise<unknown> {
  const response = await askDatabase(path)
  if (!response.ok) throw new Error(`The database answered ${response.status}`)
  return response.json()
}
