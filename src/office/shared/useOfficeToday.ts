import { useEffect, useState } from 'react'
import { villa } from '#content/villa.ts'
import { serverNow } from '#db/clock.ts'
import { dayIn, type IsoDate } from '#domain/date.ts'

const CHECK_MS = 30_000

/** Today at the villa, by the database's clock; updated after the villa's midnight. */
export function useOfficeToday(): IsoDate {
  const [today, setToday] = useState(villaDay)
  useEffect(() => {
    const check = () => setToday(villaDay())
    const timer = setInterval(check, CHECK_MS)
    // A phone that slept past midnight updates when it becomes visible.
    document.addEventListener('visibilitychange', check)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', check)
    }
  }, [])
  return today
}

function villaDay(): IsoDate {
  return dayIn(villa.timeZone, serverNow())
}
