import { useKeptRooms } from './useKeptRooms.ts'
import { useOfficeWorker } from './useOfficeWorker.ts'
import { useTrueLine } from './useTrueLine.ts'

/** Says of the line what is true, and once the office `isOpen` has this device keep what it takes to go on without one. */
export function useReadyForNoLine(isOpen: boolean): void {
  useTrueLine()
  useKeptRooms(isOpen)
  useOfficeWorker(isOpen)
}
