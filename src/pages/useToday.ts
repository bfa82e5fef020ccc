import { useEffect, useState } from 'react'
import { villa } from '#content/villa.ts'
import { dayIn, type IsoDate } from '#domain/date.ts'

const CHECK_MS = 30_000

/**
 * Today at the villa: `null` until the page has come alive (a prerendered page knows no day), and new after the villa's
 * midnight. `clockErrorMs` is how far the device's clock is known to lag behind.
 */
export function useToday(clockErrorMs = 0): IsoDate | null {
  const [today, setToday] = useState<IsoDate | null>(null)
  useEffect(() => {
    const look = () => setToday(dayIn(villa.timeZone, Date.now() + clockErrorMs))
    look()
    const timer = setInterval(look, CHECK_MS)
    // A phone that slept through midnight shows the new day as soon as it is looked at.
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [clockErrorMs])
  return today
}
