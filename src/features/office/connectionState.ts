import { useEffect, useState } from 'react'
import { serverNow } from '#db/clock.ts'
import { useIsConnected } from '#db/connection.ts'

const TICK_MS = 15_000

/** The database's time in milliseconds since 1970, updated every 15 seconds. */
export function useNow(): number {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}

/** Whether the database is connected; assumed until a loss has lasted for a while. */
export const useConnected = useIsConnected

/** Whether all shown data is live. */
export const useIsCurrent = useIsConnected
