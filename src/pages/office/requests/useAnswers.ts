import { useMemo } from 'react'
import { type ComingAnswer, comingAnswers } from '#domain/answerWork.ts'
import type { Received } from '#domain/inbox.ts'
import type { Answer } from '#domain/request.ts'
import { answerWorkFor } from '#firebase/requestChanges.ts'
import type { KeptChanges, UnsentChanges } from '#firebase/unsent.ts'
import { tell } from '#i18n/index.ts'
import { toastDone } from '#ui/toasts.ts'

/** The answers of an owner to requests. */
export type Answers = {
  /** Those that wait on this device, of the stays that accept a request, too. */
  coming: readonly ComingAnswer[]
  /** The ids of the requests whose answer the database has not confirmed yet. */
  waiting: ReadonlySet<string>
  /** Gives an answer, or keeps it until there is a line; rejects with a `Failure`. */
  answer: (request: Received, given: Answer) => Promise<'answered' | 'kept'>
}

/** What of them waits on this device, and how it is sent. */
type Outbox = Pick<KeptChanges, 'answers' | 'unsent'> & Pick<UnsentChanges, 'postAnswer'>

/** Gives requests their answers, whichever room is shown meanwhile. */
export function useAnswers({ answers, unsent, postAnswer }: Outbox): Answers {
  const coming = useMemo(() => comingAnswers(answers, unsent), [answers, unsent])
  const waiting = useMemo(() => new Set(coming.flatMap(({ ids }) => ids)), [coming])

  async function answer(request: Received, given: Answer) {
    const { ids, pages, status, guest, stay } = request
    const work = answerWorkFor({ ids, seen: status, answer: given, pages, guest, stay })
    const { state } = await postAnswer(work)
    toastDone(() =>
      state === 'kept'
        ? tell('office.requests.kept', { guest })
        : tell(`office.requests.answered.${given.status}`, { guest }),
    )
    return state
  }

  return { coming, waiting, answer }
}
