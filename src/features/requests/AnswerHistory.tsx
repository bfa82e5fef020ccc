import { useCallback } from 'react'
import type { Failure } from '#domain/failure.ts'
import type { RequestEntry } from '#domain/office/requestLog.ts'
import { Answers } from './Answers.tsx'
import { followRequestLog } from '#db/stayLog.ts'
import { useRemote } from '#lib/remote.ts'

/** The earlier answers to a request, live. */
export function AnswerHistory({ id }: { id: string }) {
  const follow = useCallback(
    (onEntries: (entries: RequestEntry[]) => void, onFailure: (failure: Failure) => void) =>
      followRequestLog(id, onEntries, onFailure),
    [id],
  )
  const [log] = useRemote(follow)
  return log.state === 'ready' && <Answers entries={log.value} />
}
