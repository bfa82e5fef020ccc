import { existsSync, readFileSync } from 'node:fs'
import * as v from 'valibot'
import { failed as failedIn } from './testReports.ts'

const playwrightSchema = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number() }),
  errors: v.array(v.unknown()),
})
const vitestSchema = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numFailedTestSuites: v.number(),
})
const reportSchema = v.union([playwrightSchema, vitestSchema])

let passed = 0
let failed = 0
const reports = process.argv.slice(2)
for (const file of reports) {
  const report = existsSync(file)
    ? v.parse(reportSchema, JSON.parse(readFileSync(file, 'utf8')))
    : null
  if (!report) failed += 1
  else if ('stats' in report) {
    passed += report.stats.expected
    failed += report.stats.unexpected + report.stats.flaky + report.errors.length
  } else {
    passed += report.numPassedTests
    // A file that could not be loaded has no failed test, but counts as one.
    failed += Math.max(report.numFailedTests, report.numFailedTestSuites)
  }
}
for (const told of failedIn(reports)) console.log(told)
console.log(`${passed} passed, ${failed} failed`)
