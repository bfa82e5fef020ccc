import { useCallback } from 'react'
import type { GuestPage } from '#domain/guestPage/guestPage.ts'
import { useRemote } from '#lib/remote.ts'

/** Where a request stands, as the page of its guest says it. */
type Standing = GuestPage['durum']

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
    (onStanding: (standing: Standing) => void) =>
      (key !== undefined && followAnswer?.(key, onStanding)) || (() => {}),
    [key, followAnswer],
  )
  const [standing] = useRemote(follow)
  return standing.state !== 'ready' || standing.value === 'new' ? null : standing.value
}
