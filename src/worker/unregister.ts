/* Replaces the office's worker in a release without one (`OFFICE_WORKER=off npm run deploy`):
   unregisters the browser's worker and removes its caches. */

type Client = { url: string; navigate: (url: string) => Promise<unknown> }

/** The parts of a worker's global scope in use; the type check only has a page's. */
declare const self: {
  skipWaiting: () => Promise<void>
  registration: { unregister: () => Promise<boolean> }
  clients: { matchAll: (options: { type: 'window' }) => Promise<Client[]> }
  addEventListener: (
    event: 'install' | 'activate',
    listener: (event: { waitUntil: (work: Promise<unknown>) => void }) => void,
  ) => void
}

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))
self.addEventListener('activate', (event) => event.waitUntil(leave()))

async function leave() {
  for (const name of await caches.keys()) await caches.delete(name)
  const pages = await self.clients.matchAll({ type: 'window' })
  await self.registration.unregister()
  // Reloads the pages that the old worker served; drafts survive that (ui/form/drafts.ts).
  await Promise.all(pages.map((page) => page.navigate(page.url)))
}
