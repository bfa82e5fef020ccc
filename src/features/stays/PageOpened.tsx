import { useCallback } from 'react'
import type { Failure } from '#domain/failure.ts'
import { Opened } from '#features/stays/guestPage/Opened.tsx'
import { followPageVisit } from '#db/pageVisits.ts'
import { useRemote } from '#lib/remote.ts'

/** When the guest's page was last opened, live. */
export function PageOpened({ guestKey }: { guestKey: string }) {
  const follow = useCallback(
    (onVisit: (at: number | null) => void, onFailure: (failure: Failure) => void) =>
      followPageVisit(guestKey, onVisit, onFailure),
    [guestKey],
  )
  const [visit] = useRemote(follow)
  return visit.state === 'ready' && <Opened at={visit.value} />
}
