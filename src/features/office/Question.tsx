import type { ReactNode } from 'react'
import { useTranslation } from '#i18n/useTranslation.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { useFormatError } from '#i18n/failureWords.ts'
import { useSending } from '#lib/form/useSending.ts'
import { FailureNote } from './StatusNote.tsx'

type QuestionProps = {
  open: boolean
  title: string
  /** The label of the last button. */
  answer: string
  onAnswer: () => void
  onClose: () => void
  /** The consequences. */
  children: ReactNode
  /** Further buttons before the last one. */
  others?: ReactNode
}

/** A confirmation dialog before an owner's data are lost. */
export function Question(props: QuestionProps) {
  const { open, title, answer, onAnswer, onClose, children, others } = props
  const { t } = useTranslation()
  return (
    <Dialog open={open} title={title} onClose={onClose}>
      <div className="mt-3">{children}</div>
      <div className="mt-6 flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>{t('admin.cancel')}</Button>
        {others}
        <Button variant="danger" onClick={onAnswer}>
          {answer}
        </Button>
      </div>
    </Dialog>
  )
}

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
