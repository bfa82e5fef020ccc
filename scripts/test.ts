import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { ensureBrowser } from './browser.ts'
import { stop } from './command.ts'
import { setDemoEnv } from '#sample/env.ts'

/** The steps that share nothing, and those that follow one after the other. */
const BESIDE = { short: ['types', 'lint', 'format:check', 'dead', 'build'], long: [] }
const STEPS = {
  short: ['unit', 'e2e'],
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
const isWindows = process.platform === 'win32'

// Each prints its output when it ends, because together they would mix.
await Promise.all(
  BESIDE[run].map(async (step) => {
    const started = Date.now()
    const child = spawn('npm', ['run', '--silent', step], { shell: isWindows })
    const output: Buffer[] = []
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => output.push(chunk))
    const [status] = (await once(child, 'close')) as [number | null]
    console.log(`\n— ${step}\n${Buffer.concat(output).toString()}`)
    report(step, status, started)
  }),
)

for (const step of STEPS[run]) {
  if (step.startsWith('e2e') && failed.includes('build')) continue
  console.log(`\n— ${step}`)
  const started = Date.now()
  const { status } = spawnSync('npm', ['run', '--silent', step], {
    stdio: 'inherit',
    shell: isWindows,
  })
  report(step, status, started)
}

function report(step: string, status: number | null, started: number) {
  if (status !== 0) failed.push(step)
  const seconds = ((Date.now() - started) / 1000).toFixed(1)
  console.log(`${status === 0 ? '✓' : '✗'} ${step} (${seconds} s)`)
}

console.log(failed.length === 0 ? '\nAll is well.' : `\nFailed: ${failed.join(', ')}`)
process.exitCode = failed.length === 0 ? 0 : 1
