import { clear, createStore, get, set, type UseStore } from 'idb-keyval'
import type { Failure } from '#domain/save/failure.ts'
import type { Unsubscribe } from './database.ts'
import { deviceOwner, setDeviceOwner } from './deviceOwner.ts'
import { subscribe } from './session.ts'

/** The key of the signed-in owner's draft of a form, or the prefix of several. */
export function ownersDraft(form: string): string {
  return `villa.admin.${deviceOwner()?.uid ?? ''}/${form}`
}

let store: UseStore | null = null

function openStore(): UseStore {
  store ??= createStore('villa.office', 'values')
  return store
}

type Report = (stored: unknown) => void

/**
 * Subscribes with `listen`, and keeps the newest value on the device under `name`; the
 * cached value is reported until the database answers.
 */
export function followCached(
  name: string,
  listen: (report: Report, onCancel: (error: Error) => void) => Unsubscribe,
  onNext: Report,
  onFailure: (failure: Failure) => void,
): Unsubscribe {
  let isCacheOver = false
  let isStopped = false
  void readCache(name).then((cached) => {
    if (!isCacheOver && cached !== undefined) onNext(cached)
  })
  function report(stored: unknown) {
    if (isStopped) return
    isCacheOver = true
    writeCache(name, stored)
    onNext(stored)
  }
  const unsubscribe = subscribe(
    (onCancel) => listen(report, onCancel),
    (failure) => {
      isCacheOver = true
      onFailure(failure)
    },
  )
  return () => {
    isCacheOver = true
    isStopped = true
    unsubscribe()
  }
}

/** The value that the signed-in owner's office cached on this device; `undefined` without one. */
async function readCache(name: string): Promise<unknown> {
  try {
    return await get<unknown>(name, openStore())
  } catch {
    // Some private windows have no IndexedDB; the office then needs a connection.
    return undefined
  }
}

/** Caches a value on this device until the owner signs out. */
function writeCache(name: string, value: unknown): void {
  // A value that arrives while the owner signs out must not stay.
  if (deviceOwner() !== null) void ignoreFailure(() => set(name, value, openStore()))
}

const CLEAR_LIMIT_MS = 3_000

/** Removes all cached values from this device; a storage that never opens is left after a limit. */
export async function clearCache(): Promise<void> {
  const limit = new Promise<void>((resolve) => setTimeout(resolve, CLEAR_LIMIT_MS))
  await Promise.race([ignoreFailure(() => clear(openStore())), limit])
}

/** Removes the owner and the cached values from this device; no other owner sees their drafts. */
export async function clearDevice(): Promise<void> {
  setDeviceOwner(null)
  await clearCache()
}

async function ignoreFailure(write: () => Promise<void>): Promise<void> {
  try {
    await write()
  } catch {
    // The storage is missing or full; the office then needs a connection.
  }
}
