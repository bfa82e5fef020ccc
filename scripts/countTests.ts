import { existsSync, readFileSync } from 'node:fs'
import * as v from 'valibot'

/** Prints the sum of the runners' JSON reports; a missing report counts as a failure. */
const vitestSchema = v.pipe(
  v.object({
    numPassedTests: v.number(),
    numFailedTests: v.number(),
    // A file that could not be loaded, or whose first hook failed.
    testResults: v.array(v.object({ message: v.optional(v.string(), '') })),
  }),
  v.transform(({ numPassedTests, numFailedTests, testResults }) => ({
    passed: numPassedTests,
    failed: numFailedTests + testResults.filter(({ message }) => message !== '').length,
  })),
)
const playwrightSchema = v.pipe(
  v.object({
    stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number() }),
    errors: v.array(v.unknown()),
  }),
  v.transform(({ stats, errors }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
  })),
)
const reportSchema = v.union([vitestSchema, playwrightSchema])

const counts = process.argv
  .slice(2)
  .map((file) =>
    existsSync(file)
      ? v.parse(reportSchema, JSON.parse(readFileSync(file, 'utf8')))
      : { passed: 0, failed: 1 },
  )
const sum = (key: 'passed' | 'failed') => counts.reduce((total, each) => total + each[key], 0)
console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
