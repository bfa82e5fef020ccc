import { usePrefetchedPages } from './usePrefetchedPages.ts'
import { useOfficeWorker } from './useOfficeWorker.ts'
import { useConnectionCheck } from '#features/office/useConnectionCheck.ts'

/**
 * Keeps the connection state correct, and once the office `isOpen` prepares the device for offline
 * use.
 */
export function useOfflineSupport(isOpen: boolean): void {
  useConnectionCheck()
  usePrefetchedPages(isOpen)
  useOfficeWorker(isOpen)
}
