import { type ReactNode, useId } from 'react'
import { useTranslation } from '#i18n/useTranslation.ts'
import { type Sending, useSending } from '#lib/form/useSending.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { SendingFailure } from './StatusNote.tsx'
import { clsx } from 'clsx'

type AnswerProps = {
  /** The last button's label; by default that of a deletion, like the other texts. */
  answer?: string
  /** Runs the operation and closes the dialog; rejects with a `Failure`. */
  onAnswer: () => void | Promise<void>
  onClose: () => void
  failed?: (message: string) => string
  /** Further buttons before the last one. */
  others?: ReactNode
}

type QuestionProps = AnswerProps & {
  open: boolean
  title?: string
  children: ReactNode
}

/** Asks before an operation that loses data; stays open with the error when that fails. */
export function Question({ open, title, children, onClose, ...answer }: QuestionProps) {
  const { t } = useTranslation()
  return (
    <Dialog open={open} title={title ?? t('admin.deletion.question')} onClose={onClose}>
      <div className="mt-3">{children}</div>
      <Answer {...answer} onClose={onClose} />
    </Dialog>
  )
}

function Answer({ answer, onAnswer, onClose, failed, others }: AnswerProps) {
  const { t } = useTranslation()
  const { sending, send } = useSending()
  return (
    <DialogFoot
      sending={sending}
      failed={failed ?? ((message) => t('admin.deletion.failed', { message }))}
      onClose={onClose}
    >
      {others}
      <Button
        variant="danger"
        aria-disabled={sending.state === 'sending'}
        onClick={() => void send(async () => onAnswer())}
      >
        {answer ?? t('admin.deletion.confirm')}
      </Button>
    </DialogFoot>
  )
}

type DialogFootProps = {
  sending: Sending
  failed?: (message: string) => string
  onClose: () => void
  children: ReactNode
}

/** The end of a dialog that submits: the error, a button to cancel, and the one that submits. */
export function DialogFoot({ sending, failed, onClose, children }: DialogFootProps) {
  const { t } = useTranslation()
  return (
    <>
      <SendingFailure sending={sending} text={failed ?? String} />
      <div className="mt-6 flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>{t('admin.cancel')}</Button>
        {children}
      </div>
    </>
  )
}

type FormFootProps = {
  sending: Sending
  save: string
  failed?: (message: string) => string
  className?: string
  children?: ReactNode
}

/** The end of a form: the button that submits, others beside it, and the error below. */
export function FormFoot({ sending, save, failed, className = 'mt-2', children }: FormFootProps) {
  return (
    <>
      <div className={`flex flex-wrap items-center gap-2 ${className}`}>
        <Button type="submit" variant="primary" aria-disabled={sending.state === 'sending'}>
          {save}
        </Button>
        {children}
      </div>
      <SendingFailure sending={sending} text={failed} />
    </>
  )
}

type CheckboxProps = {
  label: ReactNode
  name?: string
  checked: boolean
  onTick: (on: boolean) => void
  className?: string
  children?: ReactNode
}

/** A checkbox with label and hint. */
export function Checkbox({ label, name, checked, onTick, className, children }: CheckboxProps) {
  const id = useId()
  return (
    <div className={clsx('flex min-h-11 items-start gap-3 py-2', className)}>
      <input
        id={id}
        name={name}
        type="checkbox"
        checked={checked}
        onChange={({ target }) => onTick(target.checked)}
        aria-describedby={children ? `${id}-hint` : undefined}
        className="mt-0.5 size-5 shrink-0 accent-accent-700"
      />
      <div className="min-w-0 wrap-anywhere">
        <label htmlFor={id}>{label}</label>
        {children && (
          <div id={`${id}-hint`} className="text-sm text-pine-700">
            {children}
          </div>
        )}
      </div>
    </div>
  )
}
