import { useEffect } from 'react'
import { OFFICE, OFFICE_WORKER } from '#i18n/addresses.ts'
import { trustWorker } from './trustWorker.ts'

/** Caching the other pages waits until the open one has loaded. */
const SETTLED_MS = 3_000

/** Caches the office's pages with a service worker, once an owner has loaded the season. */
export function useOfficeWorker(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen || !import.meta.env.PROD || !('serviceWorker' in navigator)) return
    const timer = setTimeout(() => void register(), SETTLED_MS)
    return () => clearTimeout(timer)
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
