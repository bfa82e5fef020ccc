import { useEffect, useState } from 'react'

const CHECK_MS = 30_000

/** Whether a moment (ms since 1970) has passed; checked twice a minute. */
export function useIsPast(moment: number): boolean {
  const [isPast, setIsPast] = useState(() => Date.now() >= moment)
  useEffect(() => {
    const update = () => setIsPast(Date.now() >= moment)
    update()
    const timer = setInterval(update, CHECK_MS)
    return () => clearInterval(timer)
  }, [moment])
  return isPast
}
