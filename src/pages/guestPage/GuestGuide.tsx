import { useEffect, useState } from 'react'
import type { IsoDate } from '#domain/date.ts'
import type { Stay } from '#domain/stay.ts'
import { Guide, GuideToCome } from '#features/guestPage/guide/Guide.tsx'
import { type GuestGuide as Given, readGivenGuide } from '#firebase/guestGuide.ts'

const AGAIN_MS = 10 * 60_000
const SOON_MS = 10_000

type GuestGuideProps = { anahtar: string; stay: Stay; today: IsoDate }

/** The arrival guide of a guest, while the server gives it out; before that, the day on which it comes. */
export function GuestGuide({ anahtar, stay, today }: GuestGuideProps) {
  const { given, connected } = useGiven(anahtar, `${stay.checkIn} ${stay.checkOut} ${today}`)
  if (given?.state === 'open') return <Guide guide={given.guide} connected={connected} />
  return given?.state === 'shut' && today < stay.checkIn && <GuideToCome stay={stay} />
}

/**
 * What the server says, asked again when the days change, when the page is looked at again, and from time to time. It is not
 * followed: an open stream would not be judged again once the time is over.
 */
function useGiven(key: string, days: string) {
  const [given, setGiven] = useState<Given | null>(null)
  const [connected, setConnected] = useState(true)
  useEffect(() => {
    let stopped = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      clearTimeout(timer)
      readGivenGuide(key).then(
        (answer) => {
          if (stopped) return
          setGiven(answer)
          setConnected(true)
          timer = setTimeout(look, AGAIN_MS)
        },
        () => {
          if (stopped) return
          setConnected(false)
          timer = setTimeout(look, SOON_MS)
        },
      )
    }
    const lookAgain = () => {
      if (document.visibilityState === 'visible') look()
    }
    look()
    document.addEventListener('visibilitychange', lookAgain)
    addEventListener('online', look)
    return () => {
      stopped = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', lookAgain)
      removeEventListener('online', look)
    }
  }, [key, days])
  return { given, connected }
}
