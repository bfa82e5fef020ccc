import { useCallback } from 'react'
import type { GuestPage } from '#domain/guestPage/guestPage.ts'
import { useRemote } from '#lib/remote.ts'

/** The request's status on its guest page. */
type Standing = GuestPage['status']

/**
 * Subscribes to the status of the request whose page has a key; returns the unsubscribe function.
 */
export type FollowAnswer = (key: string, onStanding: (standing: Standing) => void) => () => void

/** The answer to a request. */
export type GivenAnswer = Exclude<Standing, 'new'>

/** The answer to the request whose page has a key; `null` while open or unknown. */
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
  // The latest update may belong to the previous request.
  if (heard.state !== 'ready' || heard.value.key !== key) return null
  return heard.value.standing === 'new' ? null : heard.value.standing
}
