import { useEffect, useState } from 'react'

const TICK_MS = 15_000

/** The moment by the device's clock, in milliseconds since 1970, kept up to date by a quarter of a minute. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
