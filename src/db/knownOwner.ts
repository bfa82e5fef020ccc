import { ownerEntryPath } from './ownerAccess.ts'
import { readCache } from './cache.ts'
import { ownerHash } from './ownerHash.ts'
import { rememberedOwner } from './rememberedOwner.ts'

export type Owner = { uid: string; email: string }

/** The owner who was verified on this device and has not signed out; `null` without one. */
export async function knownOwner(): Promise<Owner | null> {
  const uid = rememberedOwner()
  const entry = uid === null ? null : (await readCache(ownerEntryPath(uid)))?.value
  const email = typeof entry === 'string' ? entry.toLowerCase() : ''
  return uid !== null && (await isListed(email)) ? { uid, email } : null
}

/** Whether an address is in the site's own list of owners, which contains only hashes. */
export async function isListed(email: string): Promise<boolean> {
  return __OWNER_HASHES__.includes(await ownerHash(email))
}
