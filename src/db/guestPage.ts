import {
  type AnswerWord,
  type GuestAnswer,
  guestAnswerPath,
  readGuestAnswer,
} from '#domain/guestPage/guestAnswer.ts'
import { guestGuidePath, guidePath, readGuestGuideEntry } from '#domain/guide/guestGuide.ts'
import { pageVisitPath, type Guide, readGuestGuide } from '#domain/guide/guide.ts'
import { askDatabase, putValue, readValue, SERVER_TIME } from './readValue.ts'
import { deviceOwner } from './deviceOwner.ts'

const REFUSED = 401

/** Reads the answer that a guest has given under a key; rejects without a response. */
export async function readOwnAnswer(key: string): Promise<GuestAnswer | null> {
  return readGuestAnswer(await readValue(guestAnswerPath(key)))
}

/** Returns the stored answer, maybe of another device; `null` when the page is gone. */
export async function giveAnswer(key: string, answer: AnswerWord): Promise<GuestAnswer | null> {
  await putValue(guestAnswerPath(key), { answer, at: SERVER_TIME })
  return readOwnAnswer(key)
}

/** A guest's guide: `open`, `shut` by the server's clock, or `none`. */
export type GuestGuide = { state: 'open'; guide: Guide } | { state: 'shut' | 'none' }

/** Reads the guide of a guest's page; rejects without a response. */
export async function readGivenGuide(key: string): Promise<GuestGuide> {
  const path = guestGuidePath(key)
  if ((await readValue(`${path}/opensAt`)) === null) return { state: 'none' }
  const response = await ask(path)
  if (response.status === REFUSED) return { state: 'shut' }
  const entry = readGuestGuideEntry(await response.json())
  const guide = entry && readGuestGuide(await readValue(guidePath(entry.guide)))
  return guide ? { state: 'open', guide } : { state: 'none' }
}

async function ask(path: string): Promise<Response> {
  const response = await askDatabase(path)
  if (!response.ok && response.status !== REFUSED)
    throw new Error(`The database answered ${response.status}`)
  return response
}

/** Records a visit of a guest's page; not an owner's own, and failures are ignored. */
export async function tellVisit(key: string): Promise<void> {
  if (deviceOwner() !== null) return
  // The next visit records it.
  await putValue(pageVisitPath(key), SERVER_TIME).catch(() => {})
}
