import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { ensureBrowser } from '#scripts/browser.ts'
import { startHosting } from '#scripts/hosting.ts'
import { type Backend, startBackendProcess } from './backend.ts'
import { runBuild } from './build.ts'

/** The built site as it is hosted, the local backend behind it, and a browser to look at it with. */
export type Site = { url: string; backend: Backend; browser: Browser }

const PORT = 4173

/** Gives `measure` the site with fresh sample data, and takes everything down afterwards. */
export async function onSite<T>(measure: (site: Site) => Promise<T>): Promise<T> {
  if (!isDemoBuilt()) await runBuild()
  const stops: (() => Promise<unknown>)[] = []
  try {
    const backend = await startBackendProcess()
    stops.push(backend.stop)
    const hosting = await startHosting(PORT)
    stops.push(hosting.stop)
    const browser = await chromium.launch({
      executablePath: ensureBrowser(),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    })
    stops.push(() => browser.close())
    return await measure({ url: hosting.url, backend, browser })
  } finally {
    for (const stop of stops.toReversed()) await stop()
  }
}

/** Whether `dist` holds the site built for the local backend; one built for a real project would be measured against that. */
function isDemoBuilt(): boolean {
  if (!existsSync('dist/index.html')) return false
  const project = process.env['VITE_FIREBASE_PROJECT_ID'] ?? ''
  const files = readdirSync('dist', { recursive: true, encoding: 'utf8' })
  const scripts = files.filter((name) => name.endsWith('.js'))
  return scripts.some((name) => readFileSync(join('dist', name), 'utf8').includes(project))
}
