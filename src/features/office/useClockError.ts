import { useEffect, useState } from 'react'
import { followClockError } from '#db/clock.ts'

// A smaller error does not change the day much, and a slow connection alone can cause minutes.
const TOLERATED_MS = 3_600_000

/**
 * How many milliseconds the device's clock lags behind the database's; 0 while that is under an
 * hour or unknown.
 */
export function useClockError(): number {
  const [error, setError] = useState(0)
  useEffect(() => followClockError(setError), [])
  return Math.abs(error) > TOLERATED_MS ? error : 0
}
