import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { demoEnv } from './env.ts'

/** Whether `folder` contains the site built for the local backend. */
export function isDemoBuilt(folder = 'dist'): boolean {
  const project = demoEnv()['VITE_FIREBASE_PROJECT_ID']
  if (!project || !existsSync(join(folder, 'index.html'))) return false
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const scripts = files.filter((name) => name.endsWith('.js'))
  return scripts.some((name) => readFileSync(join(folder, name), 'utf8').includes(project))
}
