import { failureOf } from '#firebase/errors.ts'

const UNITS: { readonly [unit: string]: number } = { s: 1000, m: 60_000, h: 3_600_000 }
const [SHORTEST, LONGEST] = [1000, 24 * 3_600_000]

/** How many milliseconds "5m" is; `null` for what says no such time, or one that nobody can mean. */
export function everyOf(text: string): number | null {
  const [, count, unit = ''] = /^(\d{1,5})([smh])$/.exec(text) ?? []
  const every = Number(count) * (UNITS[unit] ?? NaN)
  return every >= SHORTEST && every <= LONGEST ? every : null
}

type KeepOptions = {
  /** How many milliseconds lie between the beginnings of two looks. */
  every: number
  say: (line: string) => void
  /** Resolves after so many milliseconds, or when the caretaker is to stop. */
  pause?: (milliseconds: number) => Promise<void>
  isOver?: () => boolean
}

/** Looks again and again until the process is asked to end; a look that fails is made good by the next one. */
export async function keepLooking(
  look: (say: (line: string) => void) => Promise<boolean>,
  { every, say, ...more }: KeepOptions,
): Promise<void> {
  const { pause, isOver } = { ...untilAsked(), ...more }
  let saidBefore: ReadonlySet<string> = new Set()
  while (!isOver()) {
    const begun = performance.now()
    const said = new Set<string>()
    // What was said of the last look is not said again of this one.
    const sayNew = (line: string) => {
      said.add(line)
      if (!saidBefore.has(line)) say(line)
    }
    await look(sayNew).catch((error: unknown) => sayNew(failureOf(error).message))
    saidBefore = said
    await pause(Math.max(0, every - (performance.now() - begun)))
  }
}

/** Waits, and is woken when the process is asked to end: a look that has begun is brought to its end first. */
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
