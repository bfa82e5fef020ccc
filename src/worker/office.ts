/* The office's service worker, bundled by scripts/build/officeWorker.ts. It caches the site's
   files for offline use, and no data (docs/decisions/014). */

import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'

type Kept = { url: string; revision: string | null }

/** The office's files, each with a revision unless its name has a hash; defined by the build. */
declare const __OFFICE_FILES__: [page: Kept, ...files: Kept[]]

/** The page in place of the office's while the device lacks one of its files and is offline. */
declare const __INCOMPLETE_PAGE__: string

/** The parts of a worker's global scope in use; the type check only has a page's. */
declare const self: {
  skipWaiting: () => Promise<void>
  clients: { claim: () => Promise<void> }
  addEventListener: (
    event: 'install' | 'activate',
    listener: (event: { waitUntil: (work: Promise<void>) => void }) => void,
  ) => void
}

type Navigation = { request: Request }

const files = __OFFICE_FILES__
const [officePage] = files

/** How long the site is awaited before the cached page opens. */
const PATIENCE_MS = 3_000

// Otherwise an old release would be served while any tab stays open.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))
// The page that registered the worker can then go offline too.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

// The site decides which release is shown; the cached page opens without a connection.
registerRoute(
  ({ request }) => request.mode === 'navigate',
  async ({ request }: Navigation) => {
    // Bypasses the HTTP cache: after a rollback, a server that compares only dates would report the
    // newer page as unchanged.
    const fetched = fetch(request, { cache: 'reload' })
    const cached = await matchPrecache(officePage.url)
    if (!cached) return fetched
    const answer = await Promise.race([fetched.catch(() => null), after(PATIENCE_MS)])
    if (answer && answer.status < 500) return answer
    return (await isComplete(cached)) ? cached : incompletePage()
  },
)

/** Whether the device has every file that a cached page names; iOS removes single ones. */
async function isComplete(page: Response): Promise<boolean> {
  const html = await page.clone().text()
  const named = files.filter(({ url }) => html.includes(`"${url}"`))
  const cached = await Promise.all(named.map(({ url }) => matchPrecache(url)))
  return cached.every((file) => file !== undefined)
}

function incompletePage(): Response {
  const headers = { 'content-type': 'text/html; charset=utf-8' }
  return new Response(__INCOMPLETE_PAGE__, { status: 503, headers })
}

cleanupOutdatedCaches()
precacheAndRoute(files, { cleanURLs: false })

function after(milliseconds: number): Promise<null> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(null), milliseconds)
  })
}
