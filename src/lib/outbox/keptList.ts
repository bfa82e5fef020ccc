import { createStore, del, entries, set } from 'idb-keyval'

/** The result of a submission so far: the answer (`null` if another tab received it), or queued. */
export type Posted<Answer> = { state: 'answered'; answer: Answer | null } | { state: 'kept' }

type Waiter<Answer> = {
  resolve: (posted: Posted<Answer>) => void
  reject: (error: unknown) => void
}

/** The pending submissions of this tab by item. */
export function createWaiters<Answer>() {
  const waiters = new Map<string, Waiter<Answer>>()

  function take(key: string): Waiter<Answer> | undefined {
    const waiter = waiters.get(key)
    waiters.delete(key)
    return waiter
  }

  return {
    waitFor: (key: string) =>
      new Promise<Posted<Answer>>((resolve, reject) => void waiters.set(key, { resolve, reject })),
    has: (key: string) => waiters.has(key),
    take,
    keys: () => [...waiters.keys()],
    /** Resolves submissions whose item another tab has sent and removed. */
    settleGone(gone: readonly string[]) {
      for (const key of gone) take(key)?.resolve({ state: 'answered', answer: null })
    },
    releaseAll() {
      for (const key of waiters.keys()) take(key)?.resolve({ state: 'kept' })
    },
  }
}

/** Values on this device in the order of their keys, shared by the browser's tabs. */
export type KeptList = {
  entries: () => Promise<[key: string, value: unknown][]>
  put: (key: string, value: unknown) => Promise<void>
  remove: (key: string) => Promise<void>
  /** Calls back after each change, with `here` for one in this tab. */
  follow: (onChange: (here: boolean) => void) => () => void
  /** Runs `work` under a lock shared by all tabs. */
  alone: (work: () => Promise<void>) => Promise<void>
  /** Whether all values survive the page: false when storage is unavailable or full. */
  isPersistent: () => boolean
}

/** The list called `name` of this site, in IndexedDB. */
export function keptList(name: string): KeptList {
  const store = createStore(name, 'entries')
  const channel = new BroadcastChannel(name)
  const listeners = new Set<(here: boolean) => void>()
  // Values not yet stored; those that storage refuses, as in some private windows, last as long as
  // the page.
  const memory = new Map<string, unknown>()
  const untaken = new Set<string>()

  channel.onmessage = () => emit(false)

  function emit(here: boolean) {
    for (const listener of listeners) listener(here)
  }

  function changed() {
    channel.postMessage(null)
    emit(true)
  }

  return {
    async entries() {
      const stored = await withStorageFallback(() => entries<string, unknown>(store), [])
      const all = new Map([...stored, ...memory])
      return [...all].sort(([one], [other]) => (one < other ? -1 : 1))
    },
    async put(key, value) {
      memory.set(key, value)
      try {
        await set(key, value, store)
        untaken.delete(key)
        if (memory.get(key) === value) memory.delete(key)
      } catch {
        if (memory.get(key) === value) untaken.add(key)
      }
      changed()
    },
    async remove(key) {
      memory.delete(key)
      untaken.delete(key)
      await withStorageFallback(() => del(key, store), undefined)
      changed()
    },
    follow(onChange) {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    async alone(work) {
      await navigator.locks.request(name, work)
    },
    isPersistent: () => untaken.size === 0,
  }
}

/** The storage's result, or `otherwise` when it is unavailable or full. */
async function withStorageFallback<Answer>(
  read: () => Promise<Answer>,
  otherwise: Answer,
): Promise<Answer> {
  try {
    return await read()
  } catch {
    return otherwise
  }
}
