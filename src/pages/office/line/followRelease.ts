import { IS_CURRENT, RENEWED } from '#lib/arrival/releaseMessages.ts'

/** Begins the page anew where the worker has given one that the site shows no more, unless somebody is at work in it already. */
export function followRelease(): void {
  // Where there is none, whatever the types say, the page came from the site.
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
