import { useCallback, useMemo } from 'react'
import { type PendingAnswer, pendingAnswers, requestsWithPending } from '#domain/pendingAnswers.ts'
import { pendingOf } from '#domain/queuedChange.ts'
import type { Received } from '#domain/inbox.ts'
import type { Answer } from '#domain/request.ts'
import { addDays, type IsoDate, utcOf } from '#domain/date.ts'
import type { Failure } from '#domain/failure.ts'
import { toQueuedChange } from '#db/changes.ts'
import type { StoredChanges, Outbox } from '#db/outbox.ts'
import { followRequests, type Inbox } from '#db/requests.ts'
import { translate } from '#i18n/index.ts'
import { requiredContext } from '#lib/requiredContext.ts'
import { type Remote, useRemote } from '#lib/remote.ts'
import { toastDone } from '#ui/toasts.ts'

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

export type Answers = {
  /** The pending answers on this device, including those of stays that accept a request. */
  coming: readonly PendingAnswer[]
  /** The ids of requests whose answer the database has not confirmed. */
  waiting: ReadonlySet<string>
  /** Submits an answer, or queues it while offline; rejects with a `Failure`. */
  answer: (request: Received, given: Answer) => Promise<'answered' | 'kept'>
}

export const [AnswersProvider, useOfficeAnswers] = requiredContext<Answers>('AnswersProvider')

/** The pending answers on this device and how to submit them. */
type AnswerOutbox = Pick<StoredChanges, 'works'> & Pick<Outbox, 'post'>

/** Answers requests, independent of the page that is open. */
export function useAnswers({ works, post }: AnswerOutbox): Answers {
  const coming = useMemo(
    () => pendingAnswers(pendingOf(works, 'answer'), pendingOf(works, 'stay')),
    [works],
  )
  const waiting = useMemo(() => new Set(coming.flatMap(({ ids }) => ids)), [coming])

  async function answer(request: Received, given: Answer) {
    const { ids, pages, status, guest, stay } = request
    const work = toQueuedChange({
      of: 'answer',
      ids,
      seen: status,
      answer: given,
      pages,
      guest,
      stay,
    })
    const { state } = await post(work)
    toastDone(() =>
      state === 'kept'
        ? translate('office.requests.kept', { guest })
        : translate(`office.requests.answered.${given.status}`, { guest }),
    )
    return state
  }

  return { coming, waiting, answer }
}
