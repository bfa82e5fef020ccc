import { guestGuidePath } from '#domain/guide/guestGuide.ts'
import { type Guide, readGuestGuide } from '#domain/guide/guide.ts'
import { databaseRestUrl } from './endpoint.ts'
import { withAppCheckToken } from './appCheckToken.ts'

const TIME_LIMIT_MS = 10_000
const REFUSED = 401

/** A guest's guide: `open`, `shut` by the server's clock, or `none`. */
export type GuestGuide = { state: 'open'; guide: Guide } | { state: 'shut' | 'none' }

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
  const signal = AbortSignal.timeout(TIME_LIMIT_MS)
  const response = await fetch(await withAppCheckToken(databaseRestUrl(path)), { signal })
  if (!response.ok && response.status !== REFUSED)
    throw new Error(`The database answered ${response.status}`)
  return response
}
