import { useCallback } from 'react'
import type { GuestPage } from '#domain/guestPage/guestPage.ts'
import { useRemote } from '#lib/remote.ts'

/** Where a request stands, as the page of its guest says it. */
type Standing = GuestPage['status']

/** Calls back with where the request stands whose page has a key, and whenever that changes. */
export type FollowAnswer = (key: string, onStanding: (standing: Standing) => void) => () => void

/** How a request was answered. */
export type GivenAnswer = Exclude<Standing, 'new'>

/** How the request was answered whose page has a key; `null` as long as it was not, or nothing is known of it. */
export function useGivenAnswer(
  key: string | undefined,
  followAnswer: FollowAnswer | undefined,
): GivenAnswer | null {
  const follow = useCallback(
    (onHeard: (heard: { key: string; standing: Standing }) => void) => {
      if (key === undefined || !followAnswer) return () => {}
      return followAnswer(key, (standing) => onHeard({ key, standing }))
    },
    [key, followAnswer],
  )
  const [heard] = useRemote(follow)
  // What was last heard may be of the request before this one.
  if (heard.state !== 'ready' || heard.value.key !== key) return null
  return heard.value.standing === 'new' ? null : heard.value.standing
}
