import { useClockError } from '#features/office/useClockError.ts'
import { useNow } from '#features/office/useNow.ts'

/** The database's time, updated every 15 seconds; errors of minutes are ignored. */
export function useServerNow(): number {
  return useNow() + useClockError()
}
