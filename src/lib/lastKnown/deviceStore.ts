import { clear, createStore, delMany, entries, get, setMany } from 'idb-keyval'
import { unlessClosed } from '#lib/unlessClosed.ts'

/** Values of one account on this device, by their names; where the browser keeps nothing it is empty, and stays so. */
export type DeviceStore = {
  read: (name: string) => Promise<unknown>
  all: () => Promise<[name: string, value: unknown][]>
  /** Writes all of them, or none. */
  write: (values: [name: string, value: unknown][]) => Promise<void>
  remove: (names: string[]) => Promise<void>
  clear: () => Promise<void>
}

/** The store called `name` of this site, in IndexedDB. */
export function deviceStore(name: string): DeviceStore {
  const store = createStore(name, 'values')
  return {
    read: (key) => unlessClosed(() => get<unknown>(key, store), undefined),
    all: () => unlessClosed(() => entries<string, unknown>(store), []),
    write: (values) => unlessClosed(() => setMany(values, store), undefined),
    remove: (names) => unlessClosed(() => delMany(names, store), undefined),
    clear: () => unlessClosed(() => clear(store), undefined),
  }
}

/** The names that begin with `prefix` of this site's stores; where the browser does not tell, only those `known` anyway. */
export async function storeNames(prefix: string, known: readonly string[]): Promise<string[]> {
  const found = await unlessClosed(() => indexedDB.databases(), [])
  const names = found.flatMap(({ name = '' }) => (name.startsWith(prefix) ? [name] : []))
  return [...new Set([...known, ...names])]
}
