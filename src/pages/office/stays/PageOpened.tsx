import { useCallback } from 'react'
import type { Failure } from '#domain/failure.ts'
import { Opened } from '#features/backoffice/guestPage/Opened.tsx'
import { followPageVisit } from '#firebase/pageVisits.ts'
import { useRemote } from '#lib/remote.ts'

/** When the page of a guest was last opened, live. */
export function PageOpened({ anahtar }: { anahtar: string }) {
  const follow = useCallback(
    (onVisit: (at: number | null) => void, onFailure: (failure: Failure) => void) =>
      followPageVisit(anahtar, onVisit, onFailure),
    [anahtar],
  )
  const [visit] = useRemote(follow)
  return visit.state === 'ready' && <Opened at={visit.value} />
}
