import { useEffect, useState } from 'react'
import { guestNow, measureClock } from '#shared/guestClock.ts'

const CHECK_MS = 30_000

/** Whether a moment (ms since 1970) has passed by the server's clock; checked twice a minute. */
export function useIsPast(moment: number): boolean {
  const [isPast, setIsPast] = useState(() => guestNow() >= moment)
  useEffect(() => {
    const update = () => setIsPast(guestNow() >= moment)
    update()
    void measureClock().then(update)
    const timer = setInterval(update, CHECK_MS)
    return () => clearInterval(timer)
  }, [moment])
  return isPast
}
