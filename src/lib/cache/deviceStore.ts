import { clear, createStore, delMany, entries, get, setMany } from 'idb-keyval'

/** An account's values on this device by name; empty if the browser has no storage. */
export type DeviceStore = {
  read: (name: string) => Promise<unknown>
  all: () => Promise<[name: string, value: unknown][]>
  write: (values: [name: string, value: unknown][]) => Promise<void>
  remove: (names: string[]) => Promise<void>
  clear: () => Promise<void>
}

/** The store called `name` of this site, in IndexedDB. */
export function deviceStore(name: string): DeviceStore {
  const store = createStore(name, 'values')
  return {
    read: (key) => withStorageFallback(() => get<unknown>(key, store), undefined),
    all: () => withStorageFallback(() => entries<string, unknown>(store), []),
    write: (values) => withStorageFallback(() => setMany(values, store), undefined),
    remove: (names) => withStorageFallback(() => delMany(names, store), undefined),
    clear: () => withStorageFallback(() => clear(store), undefined),
  }
}

/**
 * The names with `prefix` of this site's stores; only those of `known` if the browser cannot list
 * them.
 */
export async function storeNames(prefix: string, known: readonly string[]): Promise<string[]> {
  const found = await withStorageFallback(() => indexedDB.databases(), [])
  const names = found.flatMap(({ name = '' }) => (name.startsWith(prefix) ? [name] : []))
  return [...new Set([...known, ...names])]
}

/**
 * The storage's result, or `otherwise` when it is unavailable or full: some browsers then reject,
 * others throw.
 */
export async function withStorageFallback<Answer>(
  ask: () => Promise<Answer>,
  otherwise: Answer,
): Promise<Answer> {
  try {
    return await ask()
  } catch {
    return otherwise
  }
}
