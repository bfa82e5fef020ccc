import { randomKey } from '#db/randomKey.ts'
import type { RequestKeys } from '#domain/request/request.ts'

/** A new id of a draft, which contains the keys under which its request will be stored. */
export function newDraftId(): string {
  // Owners order requests by the server's time, so that the id needs none.
  return `-${randomKey().slice(0, 19)}/${randomKey()}`
}

/** The keys of the request that a draft becomes. */
export function keysOf(draftId: string): RequestKeys {
  const [id = '', guestKey = ''] = draftId.split('/')
  return { id, guestKey }
}
