import { useClockError } from '#pages/office/connection/useClockError.ts'
import { useNow } from '#pages/office/connection/useNow.ts'

/** The database's time, updated every 15 seconds; errors of minutes are ignored. */
export function useServerNow(): number {
  return useNow() + useClockError()
}
