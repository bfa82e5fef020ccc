import { clear, createStore, get, set, type UseStore } from 'idb-keyval'
import { forgetDrafts, OWNERS_DRAFTS } from '#lib/form/drafts.ts'
import { deviceOwner, setDeviceOwner } from './deviceOwner.ts'

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
  forgetDrafts(OWNERS_DRAFTS)
  await clearCache()
}

async function ignoreFailure(write: () => Promise<void>): Promise<void> {
  try {
    await write()
  } catch {
    // The storage is missing or full; the office then needs a connection.
  }
}
