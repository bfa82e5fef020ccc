import { useCallback } from 'react'
import type { GuestPage } from '#domain/guestPage/guestPage.ts'
import { useRemote } from '#lib/remote.ts'

type ServerState = GuestPage['status']

export type FollowAnswer = (
  key: string,
  onStanding: (serverState: ServerState) => void,
) => () => void

export type GivenAnswer = Exclude<ServerState, 'new'>

/** The answer to the request whose page has a key; `null` while open or unknown. */
export function useGivenAnswer(
  key: string | undefined,
  followAnswer: FollowAnswer | undefined,
): GivenAnswer | null {
  const follow = useCallback(
    (onHeard: (heard: { key: string; serverState: ServerState }) => void) => {
      if (key === undefined || !followAnswer) return () => {}
      return followAnswer(key, (serverState) => onHeard({ key, serverState }))
    },
    [key, followAnswer],
  )
  const [heard] = useRemote(follow)
  // The latest update may belong to the previous request.
  if (heard.state !== 'ready' || heard.value.key !== key) return null
  return heard.value.serverState === 'new' ? null : heard.value.serverState
}
