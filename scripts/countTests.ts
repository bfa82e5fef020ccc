import { existsSync, readFileSync } from 'node:fs'
import * as v from 'valibot'

/** Prints the sum of the runners' JSON reports; a missing report counts as a failure. */
const number = v.optional(v.number(), 0)
const reportSchema = v.object({
  // Vitest's; a message is that of a file that could not be loaded.
  numPassedTests: number,
  numFailedTests: number,
  testResults: v.optional(v.array(v.object({ message: v.optional(v.string(), '') })), []),
  // Playwright's.
  stats: v.optional(v.object({ expected: number, unexpected: number, flaky: number }), {}),
  errors: v.optional(v.array(v.unknown()), []),
})

let [passed, failed] = [0, 0]
for (const file of process.argv.slice(2)) {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '{"numFailedTests": 1}'
  const { stats, errors, ...report } = v.parse(reportSchema, JSON.parse(text))
  const broken = report.testResults.filter(({ message }) => message !== '')
  passed += report.numPassedTests + stats.expected
  failed += report.numFailedTests + broken.length + stats.unexpected + stats.flaky + errors.length
}
console.log(`${passed} passed, ${failed} failed`)
