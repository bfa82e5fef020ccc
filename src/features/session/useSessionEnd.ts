import { useEffect } from 'react'
import { endIfUnused } from '#db/auth.ts'
import { noteUse } from '#db/lastUse.ts'

const LOOK_MS = 3_600_000

/** Records an owner's activity, and ends a session that was unused for a month. */
export function useSessionEnd(atWork: boolean) {
  useEffect(() => {
    if (!atWork) return
    const touch = () => {
      if (!endIfUnused()) noteUse()
    }
    touch()
    const timer = setInterval(endIfUnused, LOOK_MS)
    const events = ['pointerdown', 'keydown', 'focus'] as const
    for (const event of events) addEventListener(event, touch, { capture: true, passive: true })
    return () => {
      clearInterval(timer)
      for (const event of events) removeEventListener(event, touch, { capture: true })
    }
  }, [atWork])
}
