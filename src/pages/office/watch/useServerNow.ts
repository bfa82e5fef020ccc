import { useClockError } from '#pages/office/line/useClockError.ts'
import { useNow } from '#pages/office/line/useNow.ts'

/** The moment as the database counts it, kept up to date by a quarter of a minute; a clock that is off by minutes is let be. */
export function useServerNow(): number {
  return useNow() + useClockError()
}
