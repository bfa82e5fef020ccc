import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { demoEnv, setDemoEnv } from './env.ts'

/**
 * Whether `folder` contains the site built for the local backend rather than for a real project.
 */
function isDemoBuilt(folder = 'dist'): boolean {
  const project = demoEnv()['VITE_FIREBASE_PROJECT_ID']
  if (!project || !existsSync(join(folder, 'index.html'))) return false
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const scripts = files.filter((name) => name.endsWith('.js'))
  return scripts.some((name) => readFileSync(join(folder, name), 'utf8').includes(project))
}

/** Builds the demo unless it is built; throws when the build fails. */
export function ensureDemoBuilt(): void {
  if (isDemoBuilt()) return
  setDemoEnv()
  // Standard output is for what follows, such as the bench's table.
  execFileSync('npm', ['run', '--silent', 'build'], {
    stdio: ['ignore', process.stderr, 'inherit'],
    shell: process.platform === 'win32',
  })
}
