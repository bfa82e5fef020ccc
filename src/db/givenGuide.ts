import { guestGuidePath, readGuestGuide } from '#domain/guide/guestGuide.ts'
import type { Guide } from '#domain/guide/guide.ts'
import { askDatabase, readValue } from './rest.ts'

const REFUSED = 401

/** A guest's guide: `open`, `shut` by the server's clock, or `none`. */
export type GivenGuide = { state: 'open'; guide: Guide } | { state: 'shut' | 'none' }

/** Reads the guide of a guest's page; rejects without a response. */
export async function readGivenGuide(key: string): Promise<GivenGuide> {
  const path = guestGuidePath(key)
  if ((await readValue(`${path}/opensAt`)) === null) return { state: 'none' }
  const response = await ask(path)
  if (response.status === REFUSED) return { state: 'shut' }
  const guide = readGuestGuide(await response.json())
  return guide ? { state: 'open', guide } : { state: 'none' }
}

async function ask(path: string): Promise<Response> {
  const response = await askDatabase(path)
  if (!response.ok && response.status !== REFUSED)
    throw new Error(`The database answered ${response.status}`)
  return response
}
