import { useState } from 'react'
import type { Received } from '#domain/inbox.ts'
import type { Answer } from '#domain/request.ts'
import { answerRequests } from '#firebase/requestChanges.ts'
import { useLeaveWarning } from '#pages/office/line/useLeaveWarning.ts'
import { toastDone } from '#ui/toasts.ts'
import { tell } from '#i18n/index.ts'

/** The answers of an owner, and the ids of the requests whose answer the database has not confirmed yet. */
export type Answers = {
  waiting: ReadonlySet<string>
  /** Rejects with a `Failure`. */
  answer: (request: Received, given: Answer) => Promise<void>
}

const NONE: ReadonlySet<string> = new Set()

/** Gives requests their answers, whichever room is shown meanwhile; while the line is cut they wait in this page alone. */
export function useAnswers(): Answers {
  const [waiting, setWaiting] = useState(NONE)
  useLeaveWarning(() => waiting.size > 0)

  async function answer({ id, ids, pages, status, guest }: Received, given: Answer) {
    setWaiting((before) => new Set([...before, id]))
    try {
      await answerRequests({ ids, seen: status, answer: given, pages })
    } finally {
      setWaiting((before) => new Set([...before].filter((each) => each !== id)))
    }
    toastDone(() => tell(`office.requests.answered.${given.status}`, { guest }))
  }

  return { waiting, answer }
}
