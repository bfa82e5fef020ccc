import { useCallback } from 'react'
import { addDays, type IsoDate, utcOf } from '#domain/date.ts'
import type { Failure } from '#domain/failure.ts'
import { followRequests, type Inbox } from '#firebase/requests.ts'
import { type Remote, useRemote } from '#lib/remote.ts'

/** So many requests are read at a time. */
export const INBOX_PAGE = 100

/** The newest `count` requests, live; `today` is the villa's day. */
export function useInbox(
  today: IsoDate,
  count = INBOX_PAGE,
): [inbox: Remote<Inbox, Failure>, retry: () => void] {
  const follow = useCallback(
    (onInbox: (inbox: Inbox) => void, onFailure: (failure: Failure) => void) => {
      // Clocks differ; what has been sent later than this has been sent by no clock.
      const latest = utcOf(addDays(today, 2))
      return followRequests({ count, latest }, onInbox, onFailure)
    },
    [count, today],
  )
  return useRemote(follow)
}
