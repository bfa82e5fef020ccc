import { useEffect, useState, useSyncExternalStore } from 'react'
import { followKnownAt, knownAt, showsKnown } from '#db/cache.ts'
import { blockedHost, connectionState, followConnection } from '#db/connection.ts'
import { followClockError } from '#db/clock.ts'

const TICK_MS = 15_000

/** The device's time in milliseconds since 1970, updated every 15 seconds. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}

// A smaller error does not change the day much, and a slow connection alone can cause minutes.
const TOLERATED_MS = 3_600_000

/** How many milliseconds the device's clock lags; 0 while under an hour or unknown. */
export function useClockError(): number {
  const [error, setError] = useState(0)
  useEffect(() => followClockError(setError), [])
  return Math.abs(error) > TOLERATED_MS ? error : 0
}

/** The database host that the page's content security policy blocks; `null` unless it does. */
export function useBlockedHost(): string | null {
  return useSyncExternalStore(followConnection, blockedHost)
}

/** Whether the database is connected; assumed until proved otherwise. */
export function useConnected(): boolean {
  return useSyncExternalStore(followConnection, connectionState) !== 'broken'
}

const never = () => () => {}

/** When the shown data was cached, in milliseconds since 1970; `null` when it is live. */
export function useCachedAt(): number | null {
  const isCurrent = useIsCurrent()
  return useSyncExternalStore(isCurrent ? never : followKnownAt, () =>
    isCurrent ? null : knownAt(),
  )
}

/** Whether all shown data is live. */
export function useIsCurrent(): boolean {
  const connected = useConnected()
  return useSyncExternalStore(followKnownAt, () => connected && !showsKnown())
}
