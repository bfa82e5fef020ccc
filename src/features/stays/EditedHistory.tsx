import { useCallback } from 'react'
import type { Failure } from '#domain/failure.ts'
import type { StayEntry } from '#domain/office/stayLog.ts'
import { StayHistory } from '#features/stays/form/StayHistory.tsx'
import { followStayLog } from '#db/stayLog.ts'
import { useRemote } from '#lib/remote.ts'

/** The history of the stay in the form, live. */
export function EditedHistory({ id }: { id: string }) {
  const follow = useCallback(
    (onEntries: (entries: StayEntry[]) => void, onFailure: (failure: Failure) => void) =>
      followStayLog(id, onEntries, onFailure),
    [id],
  )
  const [log] = useRemote(follow)
  return log.state === 'ready' && <StayHistory entries={log.value} />
}
