import { type Browser, chromium } from '@playwright/test'
import { ensureBrowser } from '#scripts/browser.ts'
import { isDemoBuilt } from '#scripts/demoBuilt.ts'
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
