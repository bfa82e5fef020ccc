import { deviceStore, storeNames } from '#lib/cache/deviceStore.ts'
import { createDeviceCache, type Known, type DeviceCache } from '#lib/cache/deviceCache.ts'
import { rememberedOwner } from './rememberedOwner.ts'

const PREFIX = 'villa.known.'

// Node lacks locks, and has no tabs.
const LOCKS = 'navigator' in globalThis ? navigator.locks : undefined

const opened = new Map<string, DeviceCache>()

// Prefetched values.
const ahead = new Map<string, Promise<Known | null>>()

/** Caches a value for offline use if an owner is signed in. */
export function writeCache(name: string, value: unknown): void {
  // An unused prefetched value is outdated.
  ahead.delete(name)
  ownCache()?.keep(name, value)
}

/** Prefetches the cached values of these names. */
export function prefetchCache(names: readonly string[]): void {
  for (const name of names) ahead.set(name, read(name))
}

/** The owner's cached value of a name; `null` without one. */
export function readCache(name: string): Promise<Known | null> {
  const begun = ahead.get(name)
  ahead.delete(name)
  return begun ?? read(name)
}

async function read(name: string): Promise<Known | null> {
  return (await ownCache()?.read(name)) ?? null
}

/** Marks all received values as current. */
export async function confirmCache(): Promise<void> {
  await ownCache()?.confirm()
}

/** Clears the caches of all owners, or of all `except` one, whose old values are removed. */
export async function clearCache(except: string | null = null): Promise<void> {
  if (except === null) ahead.clear()
  const ours = [...opened.keys()].map((uid) => PREFIX + uid)
  for (const name of await storeNames(PREFIX, ours)) {
    const uid = name.slice(PREFIX.length)
    if (uid === except) await cacheOf(uid).tidy()
    else await cacheOf(uid).wipe()
  }
}

function ownCache(): DeviceCache | null {
  const uid = rememberedOwner()
  return uid === null ? null : cacheOf(uid)
}

function cacheOf(uid: string): DeviceCache {
  const name = PREFIX + uid
  const known =
    opened.get(uid) ??
    createDeviceCache({
      store: deviceStore(name),
      isOpen: () => rememberedOwner() === uid,
      alone: async (work) => (LOCKS ? await LOCKS.request(name, work) : await work()),
    })
  opened.set(uid, known)
  return known
}
