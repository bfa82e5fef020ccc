import { useEffect, useState } from 'react'
import { type GuestGuide, readGivenGuide } from '#db/guestGuide.ts'

const AGAIN_MS = 3 * 60_000
const SOON_MS = 10_000

/**
 * The released guide for a page's key: read again after each update of the page, when the tab
 * becomes visible, and every few minutes while it is. It is not a subscription, because the rules
 * check an open stream's release time only once.
 */
export function usePublishedGuide(key: string, news: string) {
  const [given, setGiven] = useState<GuestGuide | null>(null)
  const [connected, setConnected] = useState(true)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    // Only the latest of several concurrent reads counts.
    let asked = 0
    const look = () => {
      clearTimeout(timer)
      if (document.visibilityState === 'hidden') return
      asked += 1
      const question = asked
      readGivenGuide(key).then(
        (answer) => {
          if (question !== asked) return
          setGiven(answer)
          setConnected(true)
          timer = setTimeout(look, AGAIN_MS)
        },
        () => {
          if (question !== asked) return
          setConnected(false)
          timer = setTimeout(look, SOON_MS)
        },
      )
    }
    look()
    document.addEventListener('visibilitychange', look)
    addEventListener('online', look)
    return () => {
      asked += 1
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
      removeEventListener('online', look)
    }
  }, [key, news])
  return { given, connected }
}
