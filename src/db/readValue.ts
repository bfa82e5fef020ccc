import { databaseRestUrl } from './endpoint.ts'
import { withAppCheckToken } from './appCheckToken.ts'

const TIME_LIMIT_MS = 10_000

/** Reads once over REST; rejects without a response within ten seconds. */
export async function readValue(path: string): Promise<unknown> {
  const signal = AbortSignal.timeout(TIME_LIMIT_MS)
  const response = await fetch(await withAppCheckToken(databaseRestUrl(path)), { signal })
  if (!response.ok) throw new Error(`The database answered ${response.status}`)
  return response.json()
}
