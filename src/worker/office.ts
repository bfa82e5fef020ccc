/* The office's service worker, bundled by scripts/build/officeWorker.ts. It caches the site's
   files for offline use, and no data (docs/decisions/014). */

import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { IS_CURRENT, RENEWED } from '#lib/pageLoad/releaseMessages.ts'

type Kept = { url: string; revision: string | null }

/** The office's files, each with a revision unless its name has a hash; defined by the build. */
declare const __OFFICE_FILES__: [page: Kept, ...files: Kept[]]

/** The parts of a worker's global scope in use; the type check only has a page's. */
declare const self: {
  skipWaiting: () => Promise<void>
  clients: {
    claim: () => Promise<void>
    matchAll: (wanted: { type: 'window' }) => Promise<Page[]>
    openWindow: (address: string) => Promise<unknown>
  }
  addEventListener: (
    event: 'install' | 'activate' | 'message' | 'notificationclick',
    listener: Listener,
  ) => void
}

type Page = { id: string; focus: () => Promise<unknown>; postMessage: (said: string) => void }
type Listener = (event: {
  waitUntil: (work: Promise<void>) => void
  data: unknown
  source: Page
  notification: { data: unknown; close: () => void }
}) => void

/** A navigation to a page of the office, with the id of the new client. */
type Navigation = { request: Request; event: { resultingClientId: string } }

const files = __OFFICE_FILES__
const [officePage] = files

/** How long the network is awaited before the cached page is served, if that may be outdated. */
const PATIENCE_MS = 3_000

// Otherwise an old release would be served while any tab stays open.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))
// The page that registered the worker can then go offline too.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

// Whether the site has another release than the cache.
let isOld = false
// For each page served from the cache, by client id: whether it is the current release.
const comparisons = new Map<string, Promise<boolean>>()

// The site decides which release is shown. It is requested while the cached page starts, which
// reloads if the site has another; reloading a page always uses the site's.
registerRoute(
  ({ request }) => request.mode === 'navigate',
  async ({ request, event }: Navigation) => {
    // Bypasses the HTTP cache: after a rollback, a server that compares only dates would report the
    // newer page as unchanged.
    const asked = fetch(request, { cache: 'reload' })
    const kept = await matchPrecache(officePage.url)
    if (!kept) return asked
    if (isOld || request.cache !== 'default') return siteOr(kept, asked)
    comparisons.set(event.resultingClientId, isSame(kept.clone(), asked))
    return kept
  },
)

// A page asks whether it is current as soon as it has loaded.
self.addEventListener('message', (event) => {
  if (event.data === IS_CURRENT) event.waitUntil(answer(event.source))
})

async function answer(page: Page): Promise<void> {
  const isCurrent = await comparisons.get(page.id)
  comparisons.delete(page.id)
  if (isCurrent !== false) return
  isOld = true
  page.postMessage(RENEWED)
}

/** The site's page if it arrives in time, else the cached one. */
async function siteOr(kept: Response, asked: Promise<Response>): Promise<Response> {
  const answer = await Promise.race([asked.catch(() => null), after(PATIENCE_MS)])
  return answer && answer.status < 500 ? answer : kept
}

/** Whether the site's page equals the cached one; also true while the site is unreachable. */
async function isSame(kept: Response, asked: Promise<Response>): Promise<boolean> {
  const answer = await asked.catch(() => null)
  if (!answer || answer.status >= 500) return true
  return (await answer.text()) === (await kept.text())
}

// Clicking a notification opens its page, in an open office if there is one.
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(String(event.notification.data)))
})

cleanupOutdatedCaches()
precacheAndRoute(files, { cleanURLs: false })

function after(milliseconds: number): Promise<null> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(null), milliseconds)
  })
}

async function open(address: string): Promise<void> {
  const [page] = await self.clients.matchAll({ type: 'window' })
  if (!page) return void (await self.clients.openWindow(address))
  page.postMessage(address)
  await page.focus()
}
