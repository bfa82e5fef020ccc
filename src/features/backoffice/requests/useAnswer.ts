import type { Received } from '#domain/inbox.ts'
import type { Answer } from '#domain/request.ts'
import { useFailureWords } from '#i18n/failureWords.ts'
import { toastFailed } from '#ui/toasts.ts'

/** Gives a request an answer; rejects with the failure to be told. */
export type Give = (request: Received, answer: Answer) => Promise<void>

/** Returns how to answer a request with one tap; says why when it could not be stored. */
export function useAnswer(onAnswer: Give): (request: Received, answer: Answer) => void {
  const inWords = useFailureWords()
  return (request, answer) => {
    onAnswer(request, answer).catch((failure: unknown) =>
      toastFailed(() => `${request.guest}: ${inWords(failure)}`),
    )
  }
}
