import { databaseRestUrl } from './endpoint.ts'

const TIME_LIMIT_MS = 10_000

/** Reads a public path once for the build; rejects without a response. */
export async function readOnce(path: string): Promise<unknown> {
  const signal = AbortSignal.timeout(TIME_LIMIT_MS)
  const response = await fetch(databaseRestUrl(path), { signal })
  if (!response.ok) throw new Error(`The database answered ${response.status}`)
  return response.json()
}
