import { useCallback } from 'react'
import type { FollowAnswer } from '#features/booking/request/useGivenAnswer.ts'
import { fetchPart } from '#lib/fetchPart.ts'
import { useTabVisible } from './useTabVisible.ts'

const HIDDEN_LIMIT_MS = 60_000

/** Returns how to follow what became of a request, as long as somebody may be looking. */
export function useFollowAnswer(near: boolean): FollowAnswer {
  const listening = useTabVisible(HIDDEN_LIMIT_MS) && near
  return useCallback<FollowAnswer>(
    (key, onStanding) => (listening ? followAnswer(key, onStanding) : () => {}),
    [listening],
  )
}

/** Only who has asked for days needs what reads the page. */
function followAnswer(...[key, onStanding]: Parameters<FollowAnswer>): () => void {
  let stopped = false
  let stop = () => {}
  void fetchPart(() => import('#firebase/guestPageStream.ts')).then(
    ({ followGuestPage }) => {
      if (stopped) return
      stop = followGuestPage(
        key,
        ({ page }) => page && onStanding(page.status),
        () => {},
      )
    },
    // What was asked for stands there all the same, and by when the answer comes.
    () => {},
  )
  return () => {
    stopped = true
    stop()
  }
}
