/*
 * What a release without an office's worker puts in its place (`OFFICE_WORKER=off npm run deploy`): it takes the worker that
 * a browser has, and all that it kept, away.
 */

type Client = { url: string; navigate: (url: string) => Promise<unknown> }

/** So much of a worker's own world as this one uses; the type check knows a page's. */
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
  // Those that the old worker served; what is typed in them outlasts that (lib/form/drafts.ts).
  await Promise.all(pages.map((page) => page.navigate(page.url)))
}
