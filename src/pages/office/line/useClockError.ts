import { useEffect, useState } from 'react'
import { followClockError } from '#firebase/clock.ts'

// Less than that moves no day by much, and a slow line alone can make minutes of it.
const TOLERATED_MS = 3_600_000

/** By how many milliseconds the device's clock lags behind the database's; 0 while that is less than an hour or not known. */
export function useClockError(): number {
  const [error, setError] = useState(0)
  useEffect(() => followClockError(setError), [])
  return Math.abs(error) > TOLERATED_MS ? error : 0
}
