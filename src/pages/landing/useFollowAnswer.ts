import { useCallback } from 'react'
import type { FollowAnswer } from '#features/booking/request/useGivenAnswer.ts'
import { fetchPart } from '#lib/fetchPart.ts'

/** Returns how to follow what became of a request. */
export function useFollowAnswer(near: boolean): FollowAnswer {
  return useCallback<FollowAnswer>(
    (key, onStanding) => (near ? followAnswer(key, onStanding) : () => {}),
    [near],
  )
}

/** Only who has asked for days needs what reads the page. */
function followAnswer(...[key, onStanding]: Parameters<FollowAnswer>): () => void {
  let stopped = false
  let stop = () => {}
  void fetchPart(() => import('#firebase/followGuestPage.ts')).then(
    ({ followGuestPage }) => {
      if (stopped) return
      stop = followGuestPage(
        key,
        (page) => page && onStanding(page.status),
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
