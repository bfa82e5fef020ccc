import type { BrowserContext, CDPSession, Page } from '@playwright/test'
import { signIn } from '#scripts/demo.ts'
import type { Figure } from './figure.ts'
import { openScreen } from './screens.ts'
import type { Site } from './site.ts'
import { median, repeat } from './statistics.ts'

const RUNS = 5
const TODAY = '/admin/today'
/** What shows who is in the house these days. */
const GUESTS = 'main section[aria-label]'
/** A phone's line at the gate: 1.6 Mbit/s, 150 ms there and back. */
const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}

const BUDGETS_MS = { kept: 1_500, first: 3_000 }

/** From the icon to today's guests, for an owner who is signed in: with the office's worker, and with nothing kept but the session. */
export async function measureIcon(site: Site, slowdown: number): Promise<Figure[]> {
  const page = await openScreen(site, 'phone')
  await signIn(page)
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  // Who touches the icon has no other tab of the office open, which would share the processor with this one.
  await page.goto('about:blank')
  const kept = await repeat(RUNS, () => touchIcon(site, page.context(), slowdown))
  const first = await repeat(RUNS, async () => {
    await forgetSite(site, page)
    return touchIcon(site, page.context(), slowdown)
  })
  await page.context().close()
  return [
    figureOf('with the worker', kept, BUDGETS_MS.kept),
    figureOf('the very first time', first, BUDGETS_MS.first),
  ]
}

function figureOf(when: string, times: readonly number[], budget: number): Figure {
  const note = `median of ${RUNS}: ${times.map(Math.round).join(', ')}`
  return {
    what: `icon to today’s guests, ${when}`,
    value: median(times),
    unit: 'ms',
    budget,
    note,
  }
}

/** In milliseconds from the start of the navigation, in a tab of its own. */
async function touchIcon(site: Site, context: BrowserContext, rate: number): Promise<number> {
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', LINE)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate })
  const workers = await slowWorkers(site)
  await page.goto(TODAY, { waitUntil: 'commit' })
  const took = await page.evaluate(async (wanted) => {
    while (!document.querySelector(wanted)) await new Promise(requestAnimationFrame)
    return performance.now()
  }, GUESTS)
  await workers.detach()
  await page.close()
  return took
}

/** A worker asks for a page by itself, on the same line. */
async function slowWorkers({ browser }: Site): Promise<CDPSession> {
  const devtools = await browser.newBrowserCDPSession()
  const { targetInfos } = await devtools.send('Target.getTargets')
  for (const { targetId, type } of targetInfos) {
    if (type !== 'service_worker') continue
    const { sessionId } = await devtools.send('Target.attachToTarget', { targetId })
    const messages = [
      { id: 1, method: 'Network.enable' },
      { id: 2, method: 'Network.emulateNetworkConditions', params: LINE },
    ]
    for (const message of messages)
      await devtools.send('Target.sendMessageToTarget', {
        sessionId,
        message: JSON.stringify(message),
      })
  }
  return devtools
}

/** Leaves the session, and what the device knows of the season goes with the rest. */
async function forgetSite({ url }: Site, page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.clearBrowserCache')
  await devtools.send('Storage.clearDataForOrigin', {
    origin: url,
    storageTypes: 'service_workers,cache_storage,indexeddb',
  })
  await devtools.detach()
}
