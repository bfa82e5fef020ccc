import { useCallback } from 'react'
import type { FollowAnswer } from '#features/booking/request/useGivenAnswer.ts'
import { fetchPart } from '#lib/fetchPart.ts'

/** Returns a function that subscribes to the status of a request. */
export function useFollowAnswer(near: boolean): FollowAnswer {
  return useCallback<FollowAnswer>(
    (key, onStanding) => (near ? followAnswer(key, onStanding) : () => {}),
    [near],
  )
}

/** Loaded lazily, since only guests who sent a request need it. */
function followAnswer(...[key, onStanding]: Parameters<FollowAnswer>): () => void {
  let stopped = false
  let stop = () => {}
  void fetchPart(() => import('#db/followGuestPage.ts')).then(
    ({ followGuestPage }) => {
      if (stopped) return
      stop = followGuestPage(
        key,
        (page) => page && onStanding(page.status),
        () => {},
      )
    },
    // Without updates, the form still shows the request and its deadline.
    () => {},
  )
  return () => {
    stopped = true
    stop()
  }
}
