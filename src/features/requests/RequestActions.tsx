import { useTranslation } from '#i18n/useTranslation.ts'
import { isOpen, type Received } from '#domain/inbox.ts'
import { isRemoved } from '#domain/removedPerson.ts'
import { OpenButton } from '#features/office/cards.tsx'
import { Button } from '#ui/Button.tsx'
import { useInboxContext } from './inboxContext.ts'
import type { Answer } from '#domain/request.ts'
import { formatError } from '#i18n/failureWords.ts'
import { toastFailed } from '#ui/toasts.ts'

export type RequestActionsProps = {
  request: Received
  onHold: (request: Received) => void
  onDelete: (request: Received) => void
}

/** The actions that a request's status allows. */
export function RequestActions({ request, onHold, onDelete }: RequestActionsProps) {
  const {
    answers: { pending, accept },
    stays: { stayOf, openStay },
    requests: { forget },
  } = useInboxContext()
  const { t } = useTranslation()
  const answer = useAnswer()
  const open = isOpen(request)
  const stay = stayOf(request)
  // Neither a cancelled nor a deleted stay has nights.
  const isGone = stay === 'gone' || stay?.cancellation !== undefined
  const canReopen = request.status === 'accepted' ? isGone : request.status !== 'new'
  return (
    <div className="flex flex-wrap gap-1.5 sm:gap-2">
      {open && (
        <>
          <OpenButton variant="primary" pending={pending} onOpen={() => accept(request)}>
            {t('office.requests.accept')}
          </OpenButton>
          <Button size="small" onClick={() => onHold(request)}>
            {t('office.requests.holdIt')}
          </Button>
          <Button size="small" onClick={() => answer(request, { status: 'declined' })}>
            {t('office.requests.decline')}
          </Button>
        </>
      )}
      {stay !== null && stay !== 'gone' && !isGone && (
        <OpenButton pending={pending} onOpen={() => openStay(stay)}>
          {t('office.requests.openStay')}
        </OpenButton>
      )}
      {canReopen && (
        <Button size="small" onClick={() => answer(request, { status: 'new' })}>
          {t(isGone ? 'office.requests.reopen' : 'office.requests.takeBack')}
        </Button>
      )}
      {request.status !== 'new' && !isRemoved(request.guest) && (
        <Button size="small" onClick={() => forget(request)}>
          {t('office.person.remove')}
        </Button>
      )}
      <Button size="small" variant="danger" onClick={() => onDelete(request)}>
        {t('admin.table.delete')}
      </Button>
    </div>
  )
}

/** Returns a function that answers a request, and shows an error when that fails. */
function useAnswer(): (request: Received, answer: Answer) => void {
  const context = useInboxContext()
  return (request, answer) => {
    context.answers
      .answer(request, answer)
      .catch((failure: unknown) => toastFailed(() => `${request.guest}: ${formatError(failure)}`))
  }
}
