import { useEffect } from 'react'
import {
  followCaretaker,
  followChannels,
  followStoredPrices,
  followOwnLetters,
} from '#db/officeValues.ts'
import { followHeld } from '#db/requests.ts'
import { followPublished, followReviews } from '#db/reviews.ts'
import { OFFICE } from '#i18n/addresses.ts'
import { OFFICE_WORKER } from '#i18n/officeAddresses.ts'
import { trustWorker } from './trustWorker.ts'

/** Prepares the device for offline use once the office `isOpen`. */
export function useOfflineSupport(isOpen: boolean): void {
  usePrefetchedPages(isOpen)
  useOfficeWorker(isOpen)
}

const FOLLOWED = [
  followStoredPrices,
  followOwnLetters,
  followChannels,
  followCaretaker,
  followHeld,
  followReviews,
  followPublished,
]

const nothing = () => {}

/** Prefetches each page's data into the cache, so that every page can be shown offline. */
function usePrefetchedPages(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return
    const stops = FOLLOWED.map((follow) => follow(nothing, nothing))
    return () => stops.forEach((stop) => stop())
  }, [isOpen])
}

/** Caching the other pages waits until the open one has loaded. */
const SETTLED_MS = 3_000

/** Caches the office's pages with a service worker, once an owner has loaded the season. */
function useOfficeWorker(isOpen: boolean): void {
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
