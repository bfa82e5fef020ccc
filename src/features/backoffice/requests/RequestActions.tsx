import { useTranslation } from 'react-i18next'
import { isOpen, type Received } from '#domain/inbox.ts'
import { OpenButton } from '#features/backoffice/OpenButton.tsx'
import { Button } from '#ui/Button.tsx'
import { type Give, useAnswer } from './useAnswer.ts'

export type RequestActionsProps = {
  request: Received
  /** A change has not been answered by the database yet. */
  pending: boolean
  onAccept: (request: Received) => void
  onAnswer: Give
  onHold: (request: Received) => void
  onDelete: (request: Received) => void
}

/** What an owner can do with a request as it stands. */
export function RequestActions(props: RequestActionsProps) {
  const { request, pending, onAccept, onAnswer, onHold, onDelete } = props
  const { t } = useTranslation()
  const answer = useAnswer(onAnswer)
  const open = isOpen(request)
  return (
    <div className="flex flex-wrap gap-2">
      {open && (
        <>
          <OpenButton variant="primary" pending={pending} onOpen={() => onAccept(request)}>
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
      {request.status !== 'new' && (
        <Button size="small" onClick={() => answer(request, { status: 'new' })}>
          {t('office.requests.takeBack')}
        </Button>
      )}
      <Button size="small" variant="danger" onClick={() => onDelete(request)}>
        {t('admin.table.delete')}
      </Button>
    </div>
  )
}
