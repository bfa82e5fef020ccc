/*
 * The office's service worker: scripts/build/officeWorker.ts makes it one file. It opens the office's pages without a line,
 * and knows nothing of anybody's data: what it keeps is the site itself (docs/decisions/014).
 */

import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { IS_CURRENT, RENEWED } from '#lib/arrival/releaseMessages.ts'

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
    event: 'install' | 'activate' | 'message' | 'notificationclick',
    listener: Listener,
  ) => void
}

type Page = { id: string; focus: () => Promise<unknown>; postMessage: (said: string) => void }
type Listener = (event: {
  waitUntil: (work: Promise<void>) => void
  /** Of a message: what it says, and which page says it. */
  data: unknown
  source: Page
  notification: { data: unknown; close: () => void }
}) => void

/** Somebody comes to a page of the office, which will be known by an id. */
type Navigation = { request: Request; event: { resultingClientId: string } }

const files = __OFFICE_FILES__
const [officePage] = files

/** So long the line is waited for before the kept page is opened instead, where that may be an old one. */
const PATIENCE_MS = 3_000

// Whoever waited for the old one's tabs to be closed would serve an old release for as long as a tab stays open.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))
// The page that has asked for this one has its rooms without a line, too.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

// The site has said that it shows another page than the one that is kept.
let isOld = false
// Of each page that was given from what is kept, by its id: whether it is the one that the site shows.
const comparisons = new Map<string, Promise<boolean>>()

// Which release is shown is the site's to say, never this worker's. It is asked beside the page that is kept, which begins
// meanwhile, and begins anew where the site shows another; whoever loads a page anew has the site's at once.
registerRoute(
  ({ request }) => request.mode === 'navigate',
  async ({ request, event }: Navigation) => {
    // Past what the browser has kept of it: after a rollback the newer page would pass for unchanged where only dates are compared.
    const asked = fetch(request, { cache: 'reload' })
    const kept = await matchPrecache(officePage.url)
    if (!kept) return asked
    if (isOld || request.cache !== 'default') return siteOr(kept, asked)
    comparisons.set(event.resultingClientId, isSame(kept.clone(), asked))
    return kept
  },
)

// A page asks whether it is the site's as soon as it is here.
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

/** The site's page where it comes in time, else the kept one. */
async function siteOr(kept: Response, asked: Promise<Response>): Promise<Response> {
  const answer = await Promise.race([asked.catch(() => null), after(PATIENCE_MS)])
  return answer && answer.status < 500 ? answer : kept
}

/** Whether the site shows the page that is kept, as far as it can be asked. */
async function isSame(kept: Response, asked: Promise<Response>): Promise<boolean> {
  const answer = await asked.catch(() => null)
  if (!answer || answer.status >= 500) return true
  return (await answer.text()) === (await kept.text())
}

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
