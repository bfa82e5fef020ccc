import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import * as v from 'valibot'

type Told = { title: string; failures: string[] }

const unitSchema = v.object({
  testResults: v.array(
    v.object({
      name: v.optional(v.string(), ''),
      message: v.optional(v.string(), ''),
      assertionResults: v.array(
        v.object({
          fullName: v.string(),
          failureMessages: v.nullish(v.array(v.string()), []),
        }),
      ),
    }),
  ),
})

type Suite = { title: string; suites: Suite[]; specs: Spec[] }
type Spec = v.InferOutput<typeof specSchema>
const specSchema = v.object({
  title: v.string(),
  tests: v.array(
    v.object({
      results: v.array(
        v.object({
          errors: v.optional(v.array(v.object({ message: v.optional(v.string(), '') })), []),
        }),
      ),
    }),
  ),
})
const suiteSchema: v.GenericSchema<unknown, Suite> = v.object({
  title: v.string(),
  suites: v.optional(v.array(v.lazy(() => suiteSchema)), []),
  specs: v.array(specSchema),
})
const endToEndSchema = v.object({ suites: v.array(suiteSchema) })

/**
 * The failed tests in the reports of both runners with the start of their first message, for
 * readers of only the output's end.
 */
export function failed(reports: readonly string[]): string[] {
  return reports
    .flatMap(toldIn)
    .filter(({ failures }) => failures.length > 0)
    .map(({ title, failures: [first = ''] }) => {
      const said = stripVTControlCharacters(first).split('\n').slice(0, 6)
      return [`✗ ${title}`, ...said.map((line) => `    ${line.slice(0, 200)}`)].join('\n')
    })
}

function toldIn(report: string): Told[] {
  const stored: unknown = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : null
  const unit = v.safeParse(unitSchema, stored)
  if (unit.success) return unit.output.testResults.flatMap(toldOfFile)
  const endToEnd = v.safeParse(endToEndSchema, stored)
  return endToEnd.success ? endToEnd.output.suites.flatMap(toldOfSuite) : []
}

function toldOfFile({
  name,
  message,
  assertionResults,
}: v.InferOutput<typeof unitSchema>['testResults'][number]): Told[] {
  const own = assertionResults.map(({ fullName, failureMessages }) => ({
    title: fullName,
    failures: failureMessages,
  }))
  // A file that could not be loaded, or whose first hook failed, has a message of its own.
  return message === '' ? own : [{ title: name, failures: [message] }, ...own]
}

function toldOfSuite({ title: file, suites, specs }: Suite): Told[] {
  const own = specs.map(({ title, tests }) => {
    const results = tests.flatMap((one) => one.results)
    return {
      title: `${file}: ${title}`,
      failures: results.flatMap(({ errors }) => errors.map(({ message }) => message)),
    }
  })
  return [...own, ...suites.flatMap(toldOfSuite)]
}
