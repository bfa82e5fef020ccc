import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stop } from './command.ts'
import { demoEnv } from '#caretaker/env.ts'
import { setDemoEnv } from '#sample/env.ts'

/** Builds the demo unless it is built; ends the command when the build fails. */
export function ensureDemoBuilt(): void {
  if (isDemoBuilt()) return
  setDemoEnv()
  // Standard output is for what follows, such as the bench's table.
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], {
    stdio: ['ignore', process.stderr, 'inherit'],
    shell: process.platform === 'win32',
  })
  if (status !== 0) stop('The build failed; the reason is above.')
}

/** Whether `dist` is the site for the local backend rather than for a real project. */
function isDemoBuilt(): boolean {
  const project = demoEnv()['VITE_FIREBASE_PROJECT_ID'] ?? ''
  if (!existsSync('dist/index.html')) return false
  const scripts = readdirSync('dist/assets').filter((name) => name.endsWith('.js'))
  return scripts.some((name) => readFileSync(join('dist/assets', name), 'utf8').includes(project))
}
