import { useTranslation } from 'react-i18next'
import { useFormatError } from '#i18n/failureWords.ts'
import { useSending } from '#lib/form/useSending.ts'
import { Button } from '#ui/Button.tsx'
import { FailureNote } from './FailureNote.tsx'

type SendingAnswerProps = {
  /** The last button's label. */
  label: string
  /** Runs the operation and closes the dialog; rejects with a `Failure`. */
  onAnswer: () => Promise<void>
  onClose: () => void
  /** Formats the failure's message. */
  failed: (message: string) => string
}

/** A dialog's buttons to close and to submit; shows the error when that fails. */
export function SendingAnswer({ label, onAnswer, onClose, failed }: SendingAnswerProps) {
  const { t } = useTranslation()
  const formatError = useFormatError()
  const { sending, send } = useSending()
  return (
    <>
      {sending.state === 'failed' && (
        <FailureNote>{failed(formatError(sending.failure))}</FailureNote>
      )}
      <div className="mt-6 flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>{t('admin.cancel')}</Button>
        <Button
          variant="danger"
          aria-disabled={sending.state === 'sending'}
          onClick={() => void send(onAnswer)}
        >
          {label}
        </Button>
      </div>
    </>
  )
}
