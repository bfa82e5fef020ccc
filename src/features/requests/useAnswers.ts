import { useMemo } from 'react'
import { type PendingAnswer, pendingAnswers } from '#domain/pendingAnswers.ts'
import { pendingOf } from '#domain/queuedChange.ts'
import type { Received } from '#domain/inbox.ts'
import type { Answer } from '#domain/request.ts'
import { toQueuedChange } from '#db/changes.ts'
import type { StoredChanges, Outbox } from '#db/outbox.ts'
import { translate } from '#i18n/index.ts'
import { requiredContext } from '#lib/requiredContext.ts'
import { toastDone } from '#ui/toasts.ts'

/** An owner's answers to requests. */
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
