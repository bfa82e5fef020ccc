import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { ensureBrowser } from './browser.ts'
import { setDemoEnv } from './env.ts'
import { slowest } from './slowest.ts'

/** Everything that must hold, in the order in which a mistake is cheapest to find. */
const STEPS = ['types', 'lint', 'format:check', 'dead', 'unit', 'build', 'e2e'] as const

setDemoEnv()
rmSync('test-results', { recursive: true, force: true })
process.env['CHROMIUM_PATH'] = ensureBrowser()

const failed: string[] = []
for (const step of STEPS) {
  if (step === 'e2e' && failed.includes('build')) break
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

const slow = slowest('test-results/unit.json', 'test-results/e2e.json', 10)
console.log(`\nThe slowest tests:\n${slow.join('\n')}`)
console.log(failed.length === 0 ? '\nAll is well.' : `\nFailed: ${failed.join(', ')}`)
process.exitCode = failed.length === 0 ? 0 : 1
