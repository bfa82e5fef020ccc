import { setTimeout } from 'node:timers/promises'
import { failureOf } from '#db/errors.ts'

const EVERY_MS = 5 * 60_000

type Options = {
  /** Resolves after so many milliseconds, or when the process should end. */
  pause: (milliseconds: number) => Promise<void>
  isOver: () => boolean
}

/** Runs every five minutes until the process receives a signal; a failed run is retried by the next. */
export async function keepRunning(
  run: () => Promise<boolean>,
  print: (line: string) => void,
  options: Options = untilSignal(),
): Promise<void> {
  const { pause, isOver } = options
  while (!isOver()) {
    const begun = performance.now()
    await run().catch((error: unknown) => print(failureOf(error).message))
    await pause(Math.max(0, EVERY_MS - (performance.now() - begun)))
  }
}

/** Waits, interrupted by a signal to end; a started run is completed. */
function untilSignal(): Options {
  const ended = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => ended.abort())
  return {
    isOver: () => ended.signal.aborted,
    pause: (milliseconds) =>
      setTimeout(milliseconds, undefined, { signal: ended.signal }).catch(() => {}),
  }
}
