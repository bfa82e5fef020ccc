import { useEffect, useState } from 'react'

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
