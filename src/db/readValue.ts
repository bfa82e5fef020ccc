import { databaseRestUrl } from './endpoint.ts'
import { withAppCheckToken } from './appCheckToken.ts'

const TIME_LIMIT_MS = 10_000

/**
 * Reads the value at a path once over REST; rejects without a response within ten seconds,
 * including the wait for a token.
 */
export async function readValue(path: string): Promise<unknown> {
  const signal = AbortSignal.timeout(TIME_LIMIT_MS)
  const response = await fetch(await withAppCheckToken(databaseRestUrl(path)), { signal })
  if (!response.ok) throw new Error(`The database answered ${response.status}`)
  return response.json()
}
