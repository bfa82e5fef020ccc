import { IS_CURRENT, RENEWED } from '#lib/pageLoad/releaseMessages.ts'

/**
 * Reloads the page when the service worker served an outdated release, unless somebody is working
 * in it already.
 */
export function followRelease(): void {
  // `navigator.serviceWorker` is missing in insecure contexts and some private windows, contrary to
  // the DOM types.
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker
  if (!workers?.controller) return
  let isUsed = false
  for (const touch of ['pointerdown', 'keydown'])
    addEventListener(touch, () => (isUsed = true), { once: true })
  workers.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === RENEWED && !isUsed) location.reload()
  })
  workers.controller.postMessage(IS_CURRENT)
}
