import { ownEntry } from './gate.ts'
import { lastKnown } from './known.ts'
import { ownerHash } from './ownerHash.ts'
import { rememberedOwner } from './rememberedOwner.ts'

export type Owner = { uid: string; email: string }

/** The owner whom this device has known as one and who has not signed out since; `null` when there is none. */
export async function knownOwner(): Promise<Owner | null> {
  const uid = rememberedOwner()
  const entry = uid === null ? null : (await lastKnown(ownEntry(uid)))?.value
  const email = typeof entry === 'string' ? entry.toLowerCase() : ''
  return uid !== null && (await isListed(email)) ? { uid, email } : null
}

/** Whether an address is on the site's own list of owners, which holds hashes alone. */
export async function isListed(email: string): Promise<boolean> {
  return __OWNER_HASHES__.includes(await ownerHash(email))
}
