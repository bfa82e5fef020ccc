import { useEffect, useState } from 'react'
import { villa } from '#content/villa.ts'
import { clockAt } from '#domain/moment.ts'
import { serverNow } from '#db/clock.ts'

const TICK_MS = 15_000

/** Whether today's check-in hour has passed by the villa's clock. */
export function useCheckInOpen(): boolean {
  const [open, setOpen] = useState(isOpen)
  useEffect(() => {
    const timer = setInterval(() => setOpen(isOpen()), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  return open
}

function isOpen(): boolean {
  return clockAt(villa.timeZone, serverNow()).slice(11) >= villa.checkInFrom
}
