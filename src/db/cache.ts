import { deviceStore, storeNames } from '#lib/cache/deviceStore.ts'
import { createDeviceCache, type Known, type DeviceCache } from '#lib/cache/deviceCache.ts'
import { rememberedOwner } from './rememberedOwner.ts'
import { followConnection, connectionLostAt } from './connection.ts'
import type { Unsubscribe } from './database.ts'

// The times of the cached values on screen.
const shown = new Map<symbol, number>()
const listeners = new Set<() => void>()

export function showCacheAge(key: symbol, at: number): void {
  shown.set(key, at)
  giveNews()
}

/** Unregisters a value that is live or no longer on screen. */
export function hideCacheAge(key: symbol): void {
  if (shown.delete(key)) giveNews()
}

export function showsKnown(): boolean {
  return shown.size > 0
}

/** The time of the oldest cached value on screen, by the device's clock; `null` without one. */
export function knownAt(): number | null {
  const moments = [...shown.values(), connectionLostAt()].filter((moment) => moment !== null)
  return moments.length === 0 ? null : Math.max(...moments)
}

/** Calls back whenever that changes. */
export function followKnownAt(onChange: () => void): Unsubscribe {
  listeners.add(onChange)
  const unfollow = followConnection(onChange)
  return () => {
    listeners.delete(onChange)
    unfollow()
  }
}

function giveNews() {
  for (const listener of listeners) listener()
}

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
