import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import * as v from 'valibot'

/** A test in a runner's report; a file that could not be loaded is one, too. */
type Result = { title: string; status: string; messages: string[] }

const messages = v.nullish(v.array(v.string()), [])
const vitestSchema = v.object({
  testResults: v.array(
    v.object({
      name: v.optional(v.string(), ''),
      message: v.optional(v.string(), ''),
      assertionResults: v.array(
        v.object({ fullName: v.string(), status: v.string(), failureMessages: messages }),
      ),
    }),
  ),
})

const errors = v.optional(v.array(v.object({ message: v.optional(v.string(), '') })), [])
const testSchema = v.object({ status: v.string(), results: v.array(v.object({ errors })) })
type Suite = { title: string; suites: Suite[]; specs: v.InferOutput<typeof specSchema>[] }
const specSchema = v.object({ title: v.string(), tests: v.array(testSchema) })
const suiteSchema: v.GenericSchema<unknown, Suite> = v.object({
  title: v.string(),
  suites: v.optional(v.array(v.lazy(() => suiteSchema)), []),
  specs: v.array(specSchema),
})
const playwrightSchema = v.object({ suites: v.array(suiteSchema), errors })

/** The number of passed tests in the reports of both runners, and each failure with the start of its message. */
export function readReports(files: readonly string[]): { passed: number; failures: string[] } {
  const results = files.flatMap(resultsIn)
  const failures = results
    .filter(({ status, messages: [first] }) => FAILED.includes(status) || first !== undefined)
    .map(({ title, messages: [first = ''] }) => {
      const lines = stripVTControlCharacters(first).split('\n').slice(0, 6)
      return [`✗ ${title}`, ...lines.map((line) => `    ${line.slice(0, 200)}`)].join('\n')
    })
  const passed = results.filter(({ status }) => ['passed', 'expected'].includes(status)).length
  return { passed, failures }
}

const FAILED = ['failed', 'unexpected', 'flaky']

function resultsIn(file: string): Result[] {
  if (!existsSync(file)) return [{ title: file, status: 'failed', messages: ['No report'] }]
  const report: unknown = JSON.parse(readFileSync(file, 'utf8'))
  const vitest = v.safeParse(vitestSchema, report)
  if (vitest.success) {
    return vitest.output.testResults.flatMap(({ name, message, assertionResults }) => [
      // A file that could not be loaded, or whose first hook failed, has a message of its own.
      ...(message === '' ? [] : [{ title: name, status: 'failed', messages: [message] }]),
      ...assertionResults.map(({ fullName, status, failureMessages }) => ({
        title: fullName,
        status,
        messages: failureMessages ?? [],
      })),
    ])
  }
  const { suites, errors: own } = v.parse(playwrightSchema, report)
  return [
    ...own.map(({ message }) => ({ title: file, status: 'failed', messages: [message] })),
    ...suites.flatMap(resultsInSuite),
  ]
}

function resultsInSuite({ title: file, suites, specs }: Suite): Result[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ status, results }) => ({
      title: `${file}: ${title}`,
      status,
      messages: results.flatMap((result) => result.errors.map(({ message }) => message)),
    })),
  )
  return [...own, ...suites.flatMap(resultsInSuite)]
}
