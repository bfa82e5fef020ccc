/* The office's service worker, bundled by scripts/build/officeWorker.ts. It caches the site's
   files for offline use, and no data (docs/decisions/014). */

import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'

type Kept = { url: string; revision: string | null }

/** The office's files, each with a revision unless its name has a hash; defined by the build. */
declare const __OFFICE_FILES__: [page: Kept, ...files: Kept[]]

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
    return answer && answer.status < 500 ? answer : cached
  },
)

cleanupOutdatedCaches()
precacheAndRoute(files, { cleanURLs: false })

function after(milliseconds: number): Promise<null> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(null), milliseconds)
  })
}
