import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { ensureBrowser } from './browser.ts'
import { stop } from './command.ts'
import { setDemoEnv } from '#sample/env.ts'

const STEPS = {
  short: ['types', 'lint', 'format:check', 'dead', 'unit', 'build', 'e2e'],
  long: ['unit:long', 'other', 'build', 'e2e:long', 'e2e:old'],
}

const [run = 'short', ...others] = process.argv.slice(2)
if ((run !== 'short' && run !== 'long') || others.length > 0)
  stop(
    'npm test and npm run test:long have no options; npx vitest run PATH runs the tests of a path.',
  )
const suffix = run === 'long' ? '.long' : ''
const reports = { unit: `test-results/unit${suffix}.json`, e2e: `test-results/e2e${suffix}.json` }

setDemoEnv()
for (const report of Object.values(reports)) rmSync(report, { force: true })
process.env['TEST_PICTURE_EFFORT'] = '0'
// Now, so that a missing browser is known before the unit tests.
ensureBrowser()
process.env['UNIT_REPORT'] = reports.unit
process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] = reports.e2e

const failed: string[] = []
for (const step of STEPS[run]) {
  if (step.startsWith('e2e') && failed.includes('build')) continue
  console.log(`\n— ${step}`)
  const started = Date.now()
  const { status } = spawnSync('npm', ['run', '--silent', step], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) failed.push(step)
  const seconds = ((Date.now() - started) / 1000).toFixed(1)
  console.log(`${status === 0 ? '✓' : '✗'} ${step} (${seconds} s)`)
}

console.log(failed.length === 0 ? '\nAll is well.' : `\nFailed: ${failed.join(', ')}`)
process.exitCode = failed.length === 0 ? 0 : 1
