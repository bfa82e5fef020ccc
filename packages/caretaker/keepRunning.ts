import { setTimeout } from 'node:timers/promises'
import { failureOf } from '#db/errors.ts'

const EVERY_MS = 5 * 60_000

type Options = {
  print: (line: string) => void
  /** Resolves after so many milliseconds, or when the process should end. */
  pause?: (milliseconds: number) => Promise<void>
  isOver?: () => boolean
}

/** Runs every five minutes until the process receives a signal; a failed run is retried by the next. */
export async function keepRunning(
  run: (print: (line: string) => void) => Promise<boolean>,
  { print, ...more }: Options,
): Promise<void> {
  const { pause, isOver } = { ...untilSignal(), ...more }
  let printedBefore: ReadonlySet<string> = new Set()
  while (!isOver()) {
    const begun = performance.now()
    const printed = new Set<string>()
    // Skips messages of the last run.
    const printNew = (line: string) => {
      printed.add(line)
      if (!printedBefore.has(line)) print(line)
    }
    await run(printNew).catch((error: unknown) => printNew(failureOf(error).message))
    printedBefore = printed
    await pause(Math.max(0, EVERY_MS - (performance.now() - begun)))
  }
}

/** Waits, interrupted by a signal to end; a started run is completed. */
function untilSignal(): Required<Pick<Options, 'pause' | 'isOver'>> {
  const ended = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => ended.abort())
  return {
    isOver: () => ended.signal.aborted,
    pause: (milliseconds) =>
      setTimeout(milliseconds, undefined, { signal: ended.signal }).catch(() => {}),
  }
}
