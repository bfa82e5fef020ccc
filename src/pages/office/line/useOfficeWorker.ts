import { useEffect } from 'react'
import { OFFICE } from '#i18n/addresses.ts'
import { OFFICE_WORKER } from '#i18n/officeAddresses.ts'
import { trustWorker } from './trustWorker.ts'

/** What an owner came for goes first; the rooms that are kept for later are fetched once nobody waits for anything. */
const SETTLED_MS = 3_000

/** Has the browser keep the office's pages for a time without a line, once an owner has their season before them. */
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
    // A browser that lets no page have one, as some private windows do, has its office with a line alone.
  }
}
