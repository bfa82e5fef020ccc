import { guestGuidePath } from '#domain/guide/guestGuide.ts'
import { type Guide, readGuestGuide } from '#domain/guide/guide.ts'
import { databaseRestUrl } from './endpoint.ts'
import { withProof } from './proof.ts'

const TIME_LIMIT_MS = 10_000
const REFUSED = 401

/** The guide of a guest: `open` to be read, `shut` by the server's clock, or none that anybody has given. */
export type GuestGuide = { state: 'open'; guide: Guide } | { state: 'shut' | 'none' }

/** The guide below the key of a guest's page, as the server gives it out at this moment; rejects when there is no answer. */
export async function readGivenGuide(key: string): Promise<GuestGuide> {
  const path = guestGuidePath(key)
  const version = await ask(`${path}/version`)
  if (version.status !== 200 || (await version.json()) === null) return { state: 'none' }
  const response = await ask(path)
  if (response.status === REFUSED) return { state: 'shut' }
  const guide = readGuestGuide(await response.json())
  return guide ? { state: 'open', guide } : { state: 'none' }
}

async function ask(path: string): Promise<Response> {
  const url = await withProof(databaseRestUrl(path))
  const response = await fetch(url, { signal: AbortSignal.timeout(TIME_LIMIT_MS) })
  if (!response.ok && response.status !== REFUSED)
    throw new Error(`The database answered ${response.status}`)
  return response
}
