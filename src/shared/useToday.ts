import { startTransition, useEffect, useState } from 'react'
import { guestNow, measureClock } from '#shared/guestClock.ts'
import { villa } from '#content/villa.ts'
import { dayIn, type IsoDate } from '#domain/date.ts'

const CHECK_MS = 30_000

/** Today at the villa by the server's clock: `null` before hydration, and updated after the villa's midnight. */
export function useToday(): IsoDate | null {
  const [today, setToday] = useState<IsoDate | null>(null)
  useEffect(() => {
    // In a transition, which leaves a slow phone time for a touch while it renders the calendar.
    const update = () => startTransition(() => setToday(dayIn(villa.timeZone, guestNow())))
    update()
    void measureClock().then(update)
    const timer = setInterval(update, CHECK_MS)
    // A phone that slept past midnight updates when it becomes visible.
    document.addEventListener('visibilitychange', update)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', update)
    }
  }, [])
  return today
}
