import { clear, createStore, get, set, type UseStore } from 'idb-keyval'
import { deviceOwner, setDeviceOwner } from './deviceOwner.ts'

/** The prefix of all owners' drafts, which signing out removes. */
export const OWNERS_DRAFTS = 'villa.admin.'

let store: UseStore | null = null

function openStore(): UseStore {
  store ??= createStore('villa.office', 'values')
  return store
}

/** The value that the signed-in owner's office cached on this device; `undefined` without one. */
export async function readCache(name: string): Promise<unknown> {
  try {
    return await get<unknown>(name, openStore())
  } catch {
    // Some private windows have no IndexedDB; the office then needs a connection.
    return undefined
  }
}

/** Caches a value on this device until the owner signs out. */
export function writeCache(name: string, value: unknown): void {
  // A value that arrives while the owner signs out must not stay.
  if (deviceOwner() !== null) void ignoreFailure(() => set(name, value, openStore()))
}

/** Removes all cached values from this device. */
export async function clearCache(): Promise<void> {
  await ignoreFailure(() => clear(openStore()))
}

/** Removes the owner, the drafts and the cached values from this device. */
export async function clearDevice(): Promise<void> {
  setDeviceOwner(null)
  forgetOwnersDrafts()
  await clearCache()
}

/** Removes all owners' drafts, so that the next person at the device cannot read them. */
export function forgetOwnersDrafts(): void {
  try {
    const keys = Object.keys(sessionStorage).filter((key) => key.startsWith(OWNERS_DRAFTS))
    for (const key of keys) sessionStorage.removeItem(key)
  } catch {
    // Without storage there is nothing to remove.
  }
}

async function ignoreFailure(write: () => Promise<void>): Promise<void> {
  try {
    await write()
  } catch {
    // The storage is missing or full; the office then needs a connection.
  }
}
