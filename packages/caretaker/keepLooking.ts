import { failureOf } from '#db/errors.ts'

const UNITS: { readonly [unit: string]: number } = { s: 1000, m: 60_000, h: 3_600_000 }
const [SHORTEST, LONGEST] = [1000, 24 * 3_600_000]

/** The milliseconds of "5m"; `null` for an invalid or implausible time. */
export function everyOf(text: string): number | null {
  const [, count, unit = ''] = /^(\d{1,5})([smh])$/.exec(text) ?? []
  const every = Number(count) * (UNITS[unit] ?? NaN)
  return every >= SHORTEST && every <= LONGEST ? every : null
}

type KeepOptions = {
  /** The milliseconds between the starts of two runs. */
  every: number
  say: (line: string) => void
  /** Resolves after so many milliseconds, or when the process should end. */
  pause?: (milliseconds: number) => Promise<void>
  isOver?: () => boolean
}

/** Runs until the process receives a signal; a failed run is retried by the next. */
export async function keepLooking(
  look: (say: (line: string) => void) => Promise<boolean>,
  { every, say, ...more }: KeepOptions,
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
    await pause(Math.max(0, every - (performance.now() - begun)))
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
