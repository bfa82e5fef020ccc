import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { ensureBrowser } from './browser.ts'
import { setDemoEnv } from './env.ts'

type Step = string

/** The steps in order; the steps of an inner list run in parallel. */
const RUNS = {
  short: [[['types', 'lint', 'format:check', 'dead'], ['unit']], 'build', 'e2e'],
  long: ['unit:long', 'build', 'e2e:long'],
} as const satisfies Record<string, readonly (Step | readonly (readonly Step[])[])[]>

const run = process.argv[2] === 'long' ? 'long' : 'short'
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
for (const part of RUNS[run]) {
  if (typeof part === 'string') await runSteps([part], 'inherit')
  // The last group's output is shown live, the others' after each step has ended.
  else
    await Promise.all(
      part.map((steps, index) => runSteps(steps, index === part.length - 1 ? 'inherit' : 'pipe')),
    )
}

console.log(failed.length === 0 ? '\nAll is well.' : `\nFailed: ${failed.join(', ')}`)
process.exitCode = failed.length === 0 ? 0 : 1

async function runSteps(steps: readonly Step[], output: 'inherit' | 'pipe'): Promise<void> {
  for (const step of steps) {
    if (step.startsWith('e2e') && failed.includes('build')) return
    if (output === 'inherit') console.log(`\n— ${step}`)
    const started = Date.now()
    const { isPassed, printed } = await runStep(step, output)
    if (!isPassed) failed.push(step)
    if (printed !== '') console.log(`\n— ${step}\n${printed}`)
    const seconds = ((Date.now() - started) / 1000).toFixed(1)
    console.log(`${isPassed ? '✓' : '✗'} ${step} (${seconds} s)`)
  }
}

function runStep(step: Step, output: 'inherit' | 'pipe') {
  const child = spawn('npm', ['run', '--silent', step], {
    stdio: ['inherit', output, output],
    shell: process.platform === 'win32',
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => (printed += text))
  return new Promise<{ isPassed: boolean; printed: string }>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve({ isPassed: code === 0, printed: printed.trim() }))
  })
}
