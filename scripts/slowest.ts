import { existsSync, readFileSync } from 'node:fs'
import * as v from 'valibot'

type Timed = { title: string; ms: number }

const unitSchema = v.object({
  testResults: v.array(
    v.object({
      assertionResults: v.array(
        v.object({ fullName: v.string(), duration: v.nullish(v.number(), 0) }),
      ),
    }),
  ),
})

type Suite = { title: string; suites: Suite[]; specs: Spec[] }
type Spec = v.InferOutput<typeof specSchema>
const specSchema = v.object({
  title: v.string(),
  tests: v.array(v.object({ results: v.array(v.object({ duration: v.number() })) })),
})
const suiteSchema: v.GenericSchema<unknown, Suite> = v.object({
  title: v.string(),
  suites: v.optional(v.array(v.lazy(() => suiteSchema)), []),
  specs: v.array(specSchema),
})
const endToEndSchema = v.object({ suites: v.array(suiteSchema) })

/** The `count` slowest tests in the reports of the two runners, slowest first, a line each. */
export function slowest(unitReport: string, endToEndReport: string, count: number): string[] {
  const unit = v.safeParse(unitSchema, read(unitReport))
  const endToEnd = v.safeParse(endToEndSchema, read(endToEndReport))
  const timed = [
    ...(unit.success ? unit.output.testResults.flatMap(timedUnits) : []),
    ...(endToEnd.success ? endToEnd.output.suites.flatMap(timedSpecs) : []),
  ]
  return timed
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, count)
    .map(({ title, ms }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${title}`)
}

function timedUnits({ assertionResults }: v.InferOutput<typeof unitSchema>['testResults'][number]) {
  return assertionResults.map(({ fullName, duration }): Timed => {
    return { title: fullName, ms: duration }
  })
}

function timedSpecs({ title: file, suites, specs }: Suite): Timed[] {
  const own = specs.map(({ title, tests }) => {
    const times = tests.flatMap(({ results }) => results.map(({ duration }) => duration))
    return { title: `${file}: ${title}`, ms: Math.max(0, ...times) }
  })
  return [...own, ...suites.flatMap(timedSpecs)]
}

function read(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}
