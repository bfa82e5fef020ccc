import { useEffect } from 'react'
import { OFFICE, OFFICE_WORKER } from '#i18n/addresses.ts'
import { translate } from '#i18n/index.ts'
import { toastDone } from '#ui/Toasts.tsx'
import { trustWorker } from './trustWorker.ts'

/** Caching the other pages waits until the open one has loaded. */
const SETTLED_MS = 3_000

/**
 * Caches the office's pages with a service worker, once an owner has loaded the season, and offers a
 * new release, which is looked for each time the office comes back to the front.
 */
export function useOfficeWorker(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen || !import.meta.env.PROD || !('serviceWorker' in navigator)) return undefined
    const timer = setTimeout(() => void register(), SETTLED_MS)
    const stopFollowing = followReleases(navigator.serviceWorker)
    return () => {
      clearTimeout(timer)
      stopFollowing()
    }
  }, [isOpen])
}

async function register(): Promise<void> {
  try {
    await navigator.serviceWorker.register(trustWorker(OFFICE_WORKER), {
      scope: OFFICE,
      updateViaCache: 'none',
    })
  } catch {
    // Without service workers, as in some private windows, the office works online only.
  }
}

/** Offers to load a release that was published since; the page never reloads by itself. */
function followReleases(container: ServiceWorkerContainer): () => void {
  // The first worker of a device belongs to the release that is open.
  let hasWorker = container.controller !== null
  let isOutdated = false
  const offer = () => toastDone(newRelease, reload)
  const onWorker = () => {
    isOutdated ||= hasWorker
    hasWorker = true
    if (isOutdated) offer()
  }
  const onReturn = () => {
    if (document.visibilityState === 'hidden') return
    if (isOutdated) offer()
    else void lookForRelease(container)
  }
  container.addEventListener('controllerchange', onWorker)
  document.addEventListener('visibilitychange', onReturn)
  return () => {
    container.removeEventListener('controllerchange', onWorker)
    document.removeEventListener('visibilitychange', onReturn)
  }
}

async function lookForRelease(container: ServiceWorkerContainer): Promise<void> {
  try {
    await (await container.getRegistration(OFFICE))?.update()
  } catch {
    // Offline; the next return to the front looks again.
  }
}

const newRelease = () => translate('office.newRelease')
const reload = { label: () => translate('app.reload'), run: () => location.reload() }
