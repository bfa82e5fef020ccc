import { readValues } from '#domain/field/record.ts'
import { readGuestPage } from '#domain/guestPage/guestPage.ts'
import { pagePath } from '#domain/guestPage/pageKey.ts'
import type { GuestRequest, StoredPage } from '#domain/guestPage/pageState.ts'
import { answerFields, readAsked, requestPath } from '#domain/request/request.ts'
import { poll, readValue } from './rest.ts'

const INTERVAL_MS = 60_000

/** Polls what a guest's key opens each minute; `onFailure` after each failed read. */
export function followGuestPage(
  key: string,
  onStored: (stored: StoredPage) => void,
  onFailure: () => void,
): () => void {
  return poll(() => readStoredPage(key), onStored, onFailure, INTERVAL_MS)
}

async function readStoredPage(key: string): Promise<StoredPage> {
  const page = await readValue(pagePath(key))
  if (page !== null) {
    const readable = readGuestPage(page)
    return readable && { page: readable }
  }
  const request = await readGuestRequest(key)
  return request && { request }
}

const guestFields = {
  at: answerFields.at,
  status: answerFields.status,
  replacedBy: answerFields.replacedBy,
}

/** The request under a key, of which a guest reads only these parts. */
export async function readGuestRequest(key: string): Promise<GuestRequest | null> {
  const [asked, at, status, replacedBy] = await Promise.all(
    ['asked', 'at', 'status', 'replacedBy'].map((name) => readValue(`${requestPath(key)}/${name}`)),
  )
  const read = readAsked(asked)
  const state = readValues(guestFields, {
    at,
    ...(status !== null && { status }),
    ...(replacedBy !== null && { replacedBy }),
  })
  return read && state && { asked: read, ...state }
}
