import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { demoEnv, isDemoProject } from '#caretaker/env.ts'
import { stop } from './command.ts'
import type { Settings } from './doctor/settings.ts'

/** The settings that every build contains as text. */
const BUILT_IN = [
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_AUTH_DOMAIN',
  'VITE_FIREBASE_DATABASE_URL',
  'VITE_FIREBASE_PROJECT_ID',
  'VITE_FIREBASE_APP_ID',
  'VITE_SITE_URL',
]

/**
 * Builds the site with these settings unless `dist` is that build; ends the command when the build
 * fails, or when the demo would replace the build of a real project.
 */
export function ensureBuilt(settings: Settings = demoEnv()): void {
  const built = readBuild('dist')
  const plan = planBuild(built, settings)
  if (plan === 'serve') return
  if (plan === 'refuse')
    stop(
      `dist/ is the build for the project ${built?.project}, which the demo does not replace. Restore the .env of that project, or delete dist/.`,
    )
  // Standard output is for what follows, such as the bench's table.
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], {
    stdio: ['ignore', process.stderr, 'inherit'],
    env: { ...process.env, ...settings },
    shell: process.platform === 'win32',
  })
  if (status !== 0) stop('The build failed; the reason is above.')
}

export type Build = { project: string; text: string }

/** What to do for a site with these settings when `built` is there. */
export function planBuild(built: Build | null, settings: Settings): 'serve' | 'build' | 'refuse' {
  if (built === null) return 'build'
  if (BUILT_IN.every((name) => built.text.includes(settings[name] ?? ''))) return 'serve'
  const isDemo = isDemoProject(settings['VITE_FIREBASE_PROJECT_ID'] ?? '')
  return isDemo && !isDemoProject(built.project) ? 'refuse' : 'build'
}

/** The build in a folder, with its project and its scripts' text; `null` for none. */
export function readBuild(folder: string): Build | null {
  const page = join(folder, 'index.html')
  const assets = join(folder, 'assets')
  if (!existsSync(page) || !existsSync(assets)) return null
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'))
  const files = [page, ...scripts.map((name) => join(assets, name))]
  const text = files.map((file) => readFileSync(file, 'utf8')).join('\n')
  const [, project = 'unknown'] = /\bprojectId:["'`]([\w-]+)/.exec(text) ?? []
  return { project, text }
}
