/** Lets whatever waits, such as a click, have its turn before a long work goes on. */
export function yieldToMain(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve)
  })
}

/** So long a work goes on at a stretch, in milliseconds: shorter than anybody sees. */
const STRETCH_MS = 10

/** Makes what a long work awaits between its steps: it lets whatever waits have its turn, but only after a stretch of work. */
export function makeBreaks(): () => Promise<void> | undefined {
  let since = performance.now()
  return () => {
    if (performance.now() - since < STRETCH_MS) return undefined
    return yieldToMain().then(() => void (since = performance.now()))
  }
}
