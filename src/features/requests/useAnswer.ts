import type { Received } from '#domain/inbox.ts'
import type { Answer } from '#domain/request.ts'
import { useFormatError } from '#i18n/failureWords.ts'
import { toastFailed } from '#ui/toasts.ts'
import { useInboxContext } from './inboxContext.ts'

/** Returns a function that answers a request, and shows an error when that fails. */
export function useAnswer(): (request: Received, answer: Answer) => void {
  const context = useInboxContext()
  const formatError = useFormatError()
  return (request, answer) => {
    context
      .answer(request, answer)
      .catch((failure: unknown) => toastFailed(() => `${request.guest}: ${formatError(failure)}`))
  }
}
