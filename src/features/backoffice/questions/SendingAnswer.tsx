import { useTranslation } from 'react-i18next'
import { useFailureWords } from '#i18n/failureWords.ts'
import { useSending } from '#lib/form/useSending.ts'
import { Button } from '#ui/Button.tsx'
import { FailureNote } from '#features/backoffice/FailureNote.tsx'

type SendingAnswerProps = {
  /** What the last button says. */
  label: string
  /** Does it, and takes the question away once it is done; rejects with the failure to be told. */
  onAnswer: () => Promise<void>
  onClose: () => void
  /** How it is told that it failed, given why. */
  failed: (message: string) => string
}

/** The way out of a question, and the answer that has to be sent; stays with the reason when that fails. */
export function SendingAnswer({ label, onAnswer, onClose, failed }: SendingAnswerProps) {
  const { t } = useTranslation()
  const inWords = useFailureWords()
  const { sending, send } = useSending()
  return (
    <>
      {sending.state === 'failed' && <FailureNote>{failed(inWords(sending.failure))}</FailureNote>}
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
