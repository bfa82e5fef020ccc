import { useEffect, useState } from 'react'
import { dayOf, type IsoDate } from '#domain/date.ts'

const CHECK_MS = 60_000

/** Today where the reader is: `null` until the page has come alive (a prerendered page knows no day), and new after midnight. */
export function useToday(): IsoDate | null {
  const [today, setToday] = useState<IsoDate | null>(null)
  useEffect(() => {
    const look = () => setToday(dayOf(new Date()))
    look()
    const timer = setInterval(look, CHECK_MS)
    return () => clearInterval(timer)
  }, [])
  return today
}
