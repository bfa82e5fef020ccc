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

/** Reads what the browser of a page keeps for the site. */
export async function readDevice(page: Page): Promise<OnDevice> {
  return page.evaluate(async () => {
    const resultOf = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve) => (request.onsuccess = () => resolve(request.result)))
    const databases: OnDevice['databases'] = {}
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await resultOf(indexedDB.open(name))
      const entries: [string, unknown][] = []
      for (const each of database.objectStoreNames) {
        const store = database.transaction(each).objectStore(each)
        const [keys, values] = [await resultOf(store.getAllKeys()), await resultOf(store.getAll())]
        keys.forEach((key, index) =>
          entries.push([typeof key === 'string' ? key : '', values[index]]),
        )
      }
      databases[name] = entries
      database.close()
    }
    const cached: OnDevice['caches'] = {}
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      cached[name] = []
      for (const request of await cache.keys()) {
        const response = await cache.match(request)
        cached[name].push([
          new URL(request.url).pathname,
          response?.headers.get('content-type')?.replace(/;.*/, '') ?? '',
        ])
      }
    }
    const registrations = await navigator.serviceWorker.getRegistrations()
    return {
      local: Object.fromEntries(Object.entries(localStorage)),
      session: Object.fromEntries(Object.entries(sessionStorage)),
      databases,
      caches: cached,
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
  const names = async () => ((await readDevice(page)).databases[CACHE] ?? []).map(([name]) => name)
  await expect
    .poll(async () => (await names()).map((name) => name.replace(/\/.*/, '')))
    .toEqual(expect.arrayContaining(CACHED_NAMES))
}

/** The office's cache in IndexedDB. */
export const CACHE = 'villa.office'

/** The cache names of the pages' data, without the number of read entries. */
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
