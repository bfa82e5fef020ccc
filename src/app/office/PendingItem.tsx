import { useTranslation } from 'react-i18next'
import type { QueuedChange } from '#domain/queuedChange.ts'
import { failureFrom, type Pending } from '#domain/pending.ts'
import { hasPriceForm } from '#features/prices/priceDrafts.ts'
import { useFormatError } from '#i18n/failureWords.ts'
import { Button } from '#ui/Button.tsx'
import { QueuedChangeText } from './QueuedChangeText.tsx'

type UnsentItemProps = {
  unsent: Pending<QueuedChange>
  now: number
  onReopen: (work: QueuedChange) => void
  onGiveUp: (work: QueuedChange) => void
}

/** A pending change, or the error that refused it. */
export function PendingItem({ unsent, now, onReopen, onGiveUp }: UnsentItemProps) {
  const { t } = useTranslation()
  const formatError = useFormatError()
  const { work, inFlight, refusal } = unsent
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <p className="min-w-0 wrap-anywhere">
        <QueuedChangeText work={work} now={now} />
        {refusal && (
          <span role="alert" className="block text-alert-700">
            {t('admin.unsent.refused', { message: formatError(failureFrom(refusal)) })}
          </span>
        )}
      </p>
      {/* A change in flight may already be stored, so it cannot be discarded. */}
      {(!inFlight || refusal) && (
        <div className="-mx-3 flex">
          {canBeReopened(unsent) && (
            <Button variant="quiet" size="small" onClick={() => onReopen(work)}>
              {t('admin.unsent.reopen')}
            </Button>
          )}
          <Button variant="quiet" size="small" onClick={() => onGiveUp(work)}>
            {t('admin.unsent.giveUp')}
          </Button>
        </div>
      )}
    </div>
  )
}

/** Whether a form shows the change; those of a pending guide, channel or script show it already. */
function canBeReopened({ work, refusal }: Pending<QueuedChange>): boolean {
  switch (work.of) {
    case 'prices':
      return hasPriceForm(work)
    case 'letter':
      return work.letter === 'text' && work.wanted !== null
    case 'channel':
      return refusal !== null && (work.channel === 'add' || work.channel === 'edit')
    case 'script':
      return refusal !== null && work.wanted !== null
    case 'guide':
      return refusal !== null
    case 'choices':
      return false
    case 'stay':
    case 'answer':
    case 'settings':
      return true
  }
}
