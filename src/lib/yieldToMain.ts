/** Lets whatever waits, such as a click, have its turn before a long work goes on. */
export function yieldToMain(): Promise<void> {
  return new Promise((resolve) => {
    // A timer that is set by another waits for four milliseconds, whether there is anything to do or not.
    if ('scheduler' in globalThis) void scheduler.postTask(resolve)
    else setTimeout(resolve)
  })
}

/** So long a work goes on at a stretch, in milliseconds: shorter than anybody sees. */
const STRETCH_MS = 10

/** What a long work awaits between its steps: it lets whatever waits have its turn, but only after a stretch of work. */
export type Breathe = () => Promise<void> | undefined

/** Makes the breaks of one long work. */
export function makeBreaks(): Breathe {
  let since = performance.now()
  return () => {
    if (performance.now() - since < STRETCH_MS) return undefined
    return yieldToMain().then(() => void (since = performance.now()))
  }
}
