import { failureOf } from '#db/errors.ts'

const EVERY_MS = 5 * 60_000

type KeepOptions = {
  say: (line: string) => void
  /** Resolves after so many milliseconds, or when the process should end. */
  pause?: (milliseconds: number) => Promise<void>
  isOver?: () => boolean
}

/** Runs every five minutes until the process receives a signal; a failed run is retried by the next. */
export async function keepLooking(
  look: (say: (line: string) => void) => Promise<boolean>,
  { say, ...more }: KeepOptions,
): Promise<void> {
  const { pause, isOver } = { ...untilAsked(), ...more }
  let saidBefore: ReadonlySet<string> = new Set()
  while (!isOver()) {
    const begun = performance.now()
    const said = new Set<string>()
    // Skips messages of the last run.
    const sayNew = (line: string) => {
      said.add(line)
      if (!saidBefore.has(line)) say(line)
    }
    await look(sayNew).catch((error: unknown) => sayNew(failureOf(error).message))
    saidBefore = said
    await pause(Math.max(0, EVERY_MS - (performance.now() - begun)))
  }
}

/** Waits, interrupted by a signal to end; a started run is completed. */
function untilAsked(): Required<Pick<KeepOptions, 'pause' | 'isOver'>> {
  let over = false
  let wake = () => {}
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      over = true
      wake()
    })
  return {
    isOver: () => over,
    pause: (milliseconds) =>
      new Promise((resolve) => {
        if (over) return resolve()
        const timer = setTimeout(resolve, milliseconds)
        wake = () => {
          clearTimeout(timer)
          resolve()
        }
      }),
  }
}
