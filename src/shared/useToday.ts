import { startTransition, useEffect, useState } from 'react'
import { villa } from '#content/villa.ts'
import { dayIn, type IsoDate } from '#domain/date.ts'

const CHECK_MS = 30_000

/**
 * Today at the villa: `null` before hydration, and updated after the villa's midnight.
 * `clockErrorMs` is how many milliseconds the device's clock lags.
 */
export function useToday(clockErrorMs = 0): IsoDate | null {
  const [today, setToday] = useState<IsoDate | null>(null)
  useEffect(() => {
    // In a transition, which leaves a slow phone time for a touch while it renders the calendar.
    const update = () =>
      startTransition(() => setToday(dayIn(villa.timeZone, Date.now() + clockErrorMs)))
    update()
    const timer = setInterval(update, CHECK_MS)
    // A phone that slept past midnight updates when it becomes visible.
    document.addEventListener('visibilitychange', update)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', update)
    }
  }, [clockErrorMs])
  return today
}
