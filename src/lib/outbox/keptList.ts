import { createStore, del, entries, set } from 'idb-keyval'

/** Values kept on this device, by keys in whose order they are read; the tabs of the browser share them. */
export type KeptList = {
  entries: () => Promise<[key: string, value: unknown][]>
  put: (key: string, value: unknown) => Promise<void>
  remove: (key: string) => Promise<void>
  /** Calls back when something has been put or removed, in this tab or another. */
  follow: (onChange: () => void) => () => void
  /** Does `work` while no other tab does its own. */
  alone: (work: () => Promise<void>) => Promise<void>
  /** Whether all of it outlives the page: not where the browser's storage is closed or full. */
  outlivesPage: () => boolean
}

/** The list called `name` of this site, in IndexedDB. */
export function keptList(name: string): KeptList {
  const store = createStore(name, 'entries')
  const channel = new BroadcastChannel(name)
  const listeners = new Set<() => void>()
  // What the storage did not take, as in some private windows, lasts as long as the page.
  const memory = new Map<string, unknown>()

  channel.onmessage = tell

  function tell() {
    for (const listener of listeners) listener()
  }

  function changed() {
    channel.postMessage(null)
    tell()
  }

  return {
    async entries() {
      const stored = await entries<string, unknown>(store).catch(() => [])
      const all = new Map([...stored, ...memory])
      return [...all].sort(([one], [other]) => (one < other ? -1 : 1))
    },
    async put(key, value) {
      memory.delete(key)
      await set(key, value, store).catch(() => memory.set(key, value))
      changed()
    },
    async remove(key) {
      memory.delete(key)
      await del(key, store).catch(() => {})
      changed()
    },
    follow(onChange) {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    async alone(work) {
      await navigator.locks.request(name, work)
    },
    outlivesPage: () => memory.size === 0,
  }
}
