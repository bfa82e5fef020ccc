/** Resolves in a later task, so that pending events such as a click run first. */
export function yieldToMain(): Promise<void> {
  return new Promise((resolve) => {
    // Nested timers are delayed by at least four milliseconds.
    if ('scheduler' in globalThis) void scheduler.postTask(resolve)
    else setTimeout(resolve)
  })
}

/** The longest task of a long computation in milliseconds, too short to notice. */
const STRETCH_MS = 10

/** Awaited between the steps of a long computation; yields after each stretch. */
export type YieldIfNeeded = () => Promise<void> | undefined

export function createYield(): YieldIfNeeded {
  let since = performance.now()
  return () => {
    if (performance.now() - since < STRETCH_MS) return undefined
    return yieldToMain().then(() => void (since = performance.now()))
  }
}
