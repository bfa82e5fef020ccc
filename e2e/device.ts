import type { Page } from '@playwright/test'
import { expect } from './site.ts'

/** What a browser keeps for the site, key by key. */
type OnDevice = {
  local: Record<string, string>
  session: Record<string, string>
  /** The IndexedDB databases by name, with their entries. */
  databases: Record<string, [key: string, value: unknown][]>
  /** The paths in Cache Storage with their content types. */
  caches: Record<string, [path: string, type: string][]>
  workers: string[]
}

/** Reads the storage. */
export async function readDevice(page: Page): Promise<OnDevice> {
  return page.evaluate(async () => {
    const answered = <T>(asked: IDBRequest<T>) =>
      new Promise<T>((resolve) => (asked.onsuccess = () => resolve(asked.result)))
    const databases: OnDevice['databases'] = {}
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await answered(indexedDB.open(name))
      const held: [string, unknown][] = []
      for (const each of database.objectStoreNames) {
        const store = database.transaction(each).objectStore(each)
        const [keys, values] = [await answered(store.getAllKeys()), await answered(store.getAll())]
        keys.forEach((key, at) => held.push([typeof key === 'string' ? key : '', values[at]]))
      }
      databases[name] = held
      database.close()
    }
    const kept: OnDevice['caches'] = {}
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      kept[name] = []
      for (const request of await cache.keys()) {
        const answer = await cache.match(request)
        kept[name].push([
          new URL(request.url).pathname,
          answer?.headers.get('content-type')?.replace(/;.*/, '') ?? '',
        ])
      }
    }
    const registrations = await navigator.serviceWorker.getRegistrations()
    return {
      local: Object.fromEntries(Object.entries(localStorage)),
      session: Object.fromEntries(Object.entries(sessionStorage)),
      databases,
      caches: kept,
      workers: registrations.map(({ scope }) => new URL(scope).pathname),
    }
  })
}

/** Waits until the office's worker has cached the office's files. */
export async function waitForWorker(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
    .toBe('activated')
}

/** Waits until this device has cached the office's files, and each page's data. */
export async function waitUntilCached(page: Page): Promise<void> {
  await waitForWorker(page)
  await expect
    .poll(async () => ((await readDevice(page)).databases[CACHE] ?? []).map(([name]) => name))
    .toEqual(expect.arrayContaining(CACHED_NAMES))
}

/** The office's cache in IndexedDB. */
export const CACHE = 'villa.office'

/** The cache names of the pages' data. */
const CACHED_NAMES = [
  'reservations',
  'reservationDetails',
  'payments',
  'prices',
  'letters',
  'channels',
  'caretaker',
  'requests',
]
