import { existsSync, readFileSync } from 'node:fs'
import * as v from 'valibot'

/**
 * Names each test that failed, with its messages, and then prints the sum of the runners' JSON
 * reports; a missing report counts as a failure.
 */
const number = v.optional(v.number(), 0)
const messages = v.optional(v.array(v.object({ message: v.optional(v.string(), '') })), [])

const unitFileSchema = v.object({
  name: v.string(),
  // That of a file that could not be loaded.
  message: v.optional(v.string(), ''),
  assertionResults: v.array(
    v.object({ fullName: v.string(), status: v.string(), failureMessages: v.array(v.string()) }),
  ),
})

const journeySchema = v.object({
  title: v.string(),
  tests: v.array(v.object({ results: v.array(v.object({ errors: messages })) })),
})

type JourneySuite = { specs: v.InferOutput<typeof journeySchema>[]; suites: JourneySuite[] }
const journeySuiteSchema: v.GenericSchema<unknown, JourneySuite> = v.object({
  specs: v.optional(v.array(journeySchema), []),
  suites: v.optional(v.array(v.lazy(() => journeySuiteSchema)), []),
})

const reportSchema = v.object({
  // Vitest's.
  numPassedTests: number,
  numFailedTests: number,
  testResults: v.optional(v.array(unitFileSchema), []),
  // Playwright's.
  stats: v.optional(v.object({ expected: number, unexpected: number, flaky: number }), {}),
  suites: v.optional(v.array(journeySuiteSchema), []),
  errors: messages,
})

let [passed, failed] = [0, 0]
for (const path of process.argv.slice(2)) {
  if (!existsSync(path)) {
    failed += 1
    tell('No report', path, [])
    continue
  }
  const report = v.parse(reportSchema, JSON.parse(readFileSync(path, 'utf8')))
  const { testResults, stats, errors } = report
  const broken = testResults.filter(({ message }) => message !== '')
  passed += report.numPassedTests + stats.expected
  failed += report.numFailedTests + broken.length + stats.unexpected + stats.flaky + errors.length

  for (const { name, message } of broken) tell('Not loaded', name, [message])
  for (const { name, assertionResults } of testResults)
    for (const { fullName, status, failureMessages } of assertionResults)
      if (status === 'failed') tell('Failed', `${name}: ${fullName}`, failureMessages)
  for (const { title, tests } of journeysIn(report.suites)) {
    const thrown = tests.flatMap(({ results }) => results.flatMap((result) => result.errors))
    if (thrown.length > 0) tell('Failed', title, textsOf(thrown))
  }
  if (errors.length > 0) tell('Failed', path, textsOf(errors))
}
console.log(`${passed} passed, ${failed} failed`)

function journeysIn(suites: JourneySuite[]): v.InferOutput<typeof journeySchema>[] {
  return suites.flatMap((suite) => [...suite.specs, ...journeysIn(suite.suites)])
}

function textsOf(errors: v.InferOutput<typeof messages>): string[] {
  return errors.map(({ message }) => message)
}

function tell(what: string, name: string, texts: string[]): void {
  console.log(`${what}: ${name}`)
  for (const text of texts) console.log(text.slice(0, 1500))
}
