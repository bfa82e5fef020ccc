import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { ensureBrowser } from './browser.ts'
import { setDemoEnv } from './env.ts'
import { slowest } from './testReports.ts'

/** Everything that must hold, in the order in which a mistake is cheapest to find; what takes long is asked by itself. */
const RUNS = {
  short: ['types', 'lint', 'format:check', 'dead', 'unit', 'build', 'e2e'],
  long: ['unit:long', 'build', 'e2e:long'],
} as const

const run = process.argv[2] === 'long' ? 'long' : 'short'
const suffix = run === 'long' ? '.long' : ''
const reports = { unit: `test-results/unit${suffix}.json`, e2e: `test-results/e2e${suffix}.json` }

setDemoEnv()
for (const report of Object.values(reports)) rmSync(report, { force: true })
process.env['CHROMIUM_PATH'] = ensureBrowser()
process.env['UNIT_REPORT'] = reports.unit
process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] = reports.e2e

const failed: string[] = []
for (const step of RUNS[run]) {
  if (step.startsWith('e2e') && failed.includes('build')) break
  console.log(`\n— ${step}`)
  const started = Date.now()
  const { status } = spawnSync('npm', ['run', '--silent', step], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) failed.push(step)
  console.log(
    `${status === 0 ? '✓' : '✗'} ${step} (${((Date.now() - started) / 1000).toFixed(1)} s)`,
  )
}

const slow = slowest(Object.values(reports), 10)
console.log(`\nThe slowest tests:\n${slow.join('\n')}`)
console.log(failed.length === 0 ? '\nAll is well.' : `\nFailed: ${failed.join(', ')}`)
process.exitCode = failed.length === 0 ? 0 : 1
