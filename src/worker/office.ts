/*
 * The office's service worker: scripts/build/officeWorker.ts makes it one file. It opens the office's pages without a line,
 * and knows nothing of anybody's data: what it keeps is the site itself (docs/decisions/028).
 */

import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'

type Kept = { url: string; revision: string | null }

/** The office's page, and all that it may ask for, each with its revision where its name has none; the build tells them. */
declare const __OFFICE_FILES__: [page: Kept, ...files: Kept[]]

/** So much of a worker's own world as this one uses; the type check knows a page's. */
declare const self: {
  skipWaiting: () => Promise<void>
  clients: {
    claim: () => Promise<void>
    matchAll: (wanted: { type: 'window' }) => Promise<Page[]>
    openWindow: (address: string) => Promise<unknown>
  }
  addEventListener: (
    event: 'install' | 'activate' | 'notificationclick',
    listener: Listener,
  ) => void
}

type Page = { focus: () => Promise<unknown>; postMessage: (address: string) => void }
type Listener = (event: {
  waitUntil: (work: Promise<void>) => void
  notification: { data: unknown; close: () => void }
}) => void

const files = __OFFICE_FILES__
const [officePage] = files

/** So long the line is waited for before the kept page is opened instead. */
const PATIENCE_MS = 3_000

// Whoever waited for the old one's tabs to be closed would serve an old release for as long as a tab stays open.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))
// The page that has asked for this one has its rooms without a line, too.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

// A page comes over the line wherever there is one: which release is shown is the site's to say, never this worker's.
registerRoute(
  ({ request }) => request.mode === 'navigate',
  async ({ request }) => {
    // Past what the browser has kept of it: after a rollback the newer page would pass for unchanged where only dates are compared.
    const asked = fetch(request, { cache: 'reload' })
    const answer = await Promise.race([asked.catch(() => null), after(PATIENCE_MS)])
    if (answer && answer.status < 500) return answer
    return (await matchPrecache(officePage.url)) ?? asked
  },
)

// Who touches a notification is led to what it is about, in the office that is open if there is one.
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
