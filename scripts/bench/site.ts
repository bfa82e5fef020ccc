import { type Browser, chromium } from '@playwright/test'
import type { LocalBackend } from '#rtdb-emulator/server.ts'
import { startBackend } from '#scripts/backend.ts'
import { ensureBrowser } from '#scripts/browser.ts'
import { ensureDemoBuilt } from '#scripts/demoBuilt.ts'
import { startHosting } from '#scripts/hosting.ts'

export type Site = { url: string; backend: LocalBackend; browser: Browser }

const PORT = 4173

/** Runs `measure` on the site with fresh sample data, and stops everything afterwards. */
export async function onSite<T>(measure: (site: Site) => Promise<T>): Promise<T> {
  ensureDemoBuilt()
  const stops: (() => Promise<unknown>)[] = []
  try {
    // Standard output contains only the table.
    const backend = await startBackend({ log: console.error })
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

/** Stores a value with the rules bypassed. */
export async function store({ backend }: Site, path: string, value: unknown): Promise<void> {
  const url = `${backend.databaseUrl}/${path}.json?print=silent`
  const headers = { Authorization: 'Bearer owner' }
  const response = await fetch(url, { method: 'PUT', headers, body: JSON.stringify(value) })
  if (!response.ok) throw new Error(`/${path}: ${response.status} ${await response.text()}`)
}
