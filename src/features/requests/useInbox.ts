import { useCallback, useMemo } from 'react'
import { requestsWithPending } from '#domain/pendingAnswers.ts'
import { addDays, type IsoDate, utcOf } from '#domain/date.ts'
import type { Failure } from '#domain/failure.ts'
import { followRequests, type Inbox } from '#db/requests.ts'
import { type Remote, useRemote } from '#lib/remote.ts'
import type { Answers } from './useAnswers.ts'

/** The number of requests in one page of the inbox. */
export const INBOX_PAGE = 100

/** The newest `count` stored requests, live; `today` is the villa's day. */
export function useInbox(
  today: IsoDate,
  count = INBOX_PAGE,
): [inbox: Remote<Inbox, Failure>, retry: () => void] {
  const follow = useCallback(
    (onInbox: (inbox: Inbox) => void, onFailure: (failure: Failure) => void) => {
      // A request with a later time than clocks can differ by has a forged id.
      const latest = utcOf(addDays(today, 2))
      return followRequests({ count, latest }, onInbox, onFailure)
    },
    [count, today],
  )
  return useRemote(follow)
}

/** The same with this device's pending answers applied. */
export function useInboxNow(
  today: IsoDate,
  { coming }: Pick<Answers, 'coming'>,
  count = INBOX_PAGE,
): ReturnType<typeof useInbox> {
  const [inbox, retry] = useInbox(today, count)
  const now = useMemo(() => {
    if (inbox.state !== 'ready') return inbox
    const { requests, late, ...rest } = inbox.value
    const answered = {
      requests: [...requestsWithPending(requests, coming)],
      late: [...requestsWithPending(late, coming)],
    }
    return { ...inbox, value: { ...rest, ...answered } }
  }, [inbox, coming])
  return [now, retry]
}
