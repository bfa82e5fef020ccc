import { useCallback } from 'react'
import type { Failure } from '#domain/failure.ts'
import { LastOpened } from '#features/stays/guestPage/LastOpened.tsx'
import { followPageVisit } from '#db/pageVisits.ts'
import { useRemote } from '#lib/remote.ts'

/** When the guest's page was last opened, live. */
export function GuestPageLastOpened({ guestKey }: { guestKey: string }) {
  const follow = useCallback(
    (onVisit: (at: number | null) => void, onFailure: (failure: Failure) => void) =>
      followPageVisit(guestKey, onVisit, onFailure),
    [guestKey],
  )
  const [visit] = useRemote(follow)
  return visit.state === 'ready' && <LastOpened at={visit.value} />
}
