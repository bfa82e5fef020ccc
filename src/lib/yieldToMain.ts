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

/** A long work that may be left for a while wherever it yields. */
export type Steps<Result> = Generator<void, Result>

/** Does a work in steps to its end, with breaks between them. */
export async function withBreaks<Result>(steps: Steps<Result>, breathe: Breathe): Promise<Result> {
  let step = steps.next()
  for (; !step.done; step = steps.next()) await breathe()
  return step.value
}

/** Does a work in steps to its end in one go. */
export function atOnce<Result>(steps: Steps<Result>): Result {
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}
