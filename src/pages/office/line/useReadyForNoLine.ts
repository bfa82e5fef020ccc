import { useKeptRooms } from './useKeptRooms.ts'
import { useOfficeWorker } from './useOfficeWorker.ts'
import { useTrueLine } from './useTrueLine.ts'

/**
 * Keeps the connection state correct, and once the office `isOpen` prepares the device for offline
 * use.
 */
export function useReadyForNoLine(isOpen: boolean): void {
  useTrueLine()
  useKeptRooms(isOpen)
  useOfficeWorker(isOpen)
}
