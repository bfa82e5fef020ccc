/** A value outside React; `subscribe` and `get` are for `useSyncExternalStore`. */
export function createStore<Value>(initial: Value) {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set: (next: Value) => {
      value = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/**
 * Shares one subscription: the returned function starts it for the first holder, and returns the
 * function that releases it, which stops it for the last one.
 */
export function shareSubscription(start: () => () => void): () => () => void {
  let holders = 0
  let stop = () => {}
  return () => {
    if (holders === 0) stop = start()
    holders += 1
    return () => {
      holders -= 1
      if (holders === 0) stop()
    }
  }
}
