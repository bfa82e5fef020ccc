import fc from 'fast-check'

/** Where a run begins, and how many cases it tries. */
type Run = { seed: number; cases: number }

/** Something that holds whatever is given: `weight` says how many of its area's cases it gets, beside the others. */
export type Property = {
  title: string
  weight: number
  /** Tries it; gives the words of what was found, or `null`. */
  run: (run: Run) => Promise<string | null>
}

/** Properties of one part of the site. What they need opened is opened once. */
export type Area = {
  /** How many cases `npm run fuzz` tries of it. */
  cases: number
  open: () => Promise<{ properties: Property[]; close: () => Promise<void> }>
}

/** A property of everything that `arbitrary` makes: `holds` throws, or gives `false`, where it does not hold. */
export function holds<Given>(
  title: string,
  arbitrary: fc.Arbitrary<Given>,
  claim: (given: Given) => boolean | void | Promise<boolean | void>,
  weight = 1,
): Property {
  return {
    title,
    weight,
    run: async ({ seed, cases }) => {
      const found = await fc.check(
        fc.asyncProperty(arbitrary, async (given) => claim(given)),
        { seed, numRuns: cases },
      )
      if (!found.failed) return null
      return `${String(found.errorInstance)}\n${fc.defaultReportMessage(found)}`
    },
  }
}

/** An area that needs nothing opened. */
export function areaOf(cases: number, properties: Property[]): Area {
  return { cases, open: async () => ({ properties, close: async () => {} }) }
}

/** Fails with both where two values are not the same; the names in an object may be in any order. */
export function same(one: unknown, other: unknown): void {
  const [first, second] = [one, other].map((each) => JSON.stringify(inOrder(each)))
  if (first !== second) throw new Error(`${first}\nis not\n${second}`)
}

function inOrder(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(inOrder)
  const names = Object.keys(value).toSorted()
  return Object.fromEntries(names.map((name) => [name, inOrder(Reflect.get(value, name))]))
}

/** How many of so many cases a property of an area gets. */
export function shareOf({ weight }: Property, all: readonly Property[], cases: number): number {
  const whole = all.reduce((sum, each) => sum + each.weight, 0)
  return Math.max(1, Math.round((cases * weight) / whole))
}
