import { useTranslation } from 'react-i18next'
import { FailureNote } from '#features/office/FailureNote.tsx'
import { useFormatError } from '#i18n/failureWords.ts'
import { useSending } from '#lib/form/useSending.ts'
import { Button } from '#ui/Button.tsx'

type AnswerButtonProps = {
  label: string
  className?: string
  /** Stores the answer; rejects with a `Failure`. */
  onAnswer: () => Promise<void>
}

/** A button for one answer to a channel's question. */
export function AnswerButton({ label, className, onAnswer }: AnswerButtonProps) {
  const { t } = useTranslation()
  const formatError = useFormatError()
  const { sending, send } = useSending()
  return (
    <>
      <Button
        size="small"
        className={className}
        aria-disabled={sending.state === 'sending'}
        onClick={() => void send(onAnswer)}
      >
        {label}
      </Button>
      {sending.state === 'failed' && (
        <FailureNote>
          {t('office.channels.today.keepFailed', { message: formatError(sending.failure) })}
        </FailureNote>
      )}
    </>
  )
}
