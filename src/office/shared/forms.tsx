import { type ReactNode, useId } from 'react'
import { useTranslation } from '#i18n/useTranslation.ts'
import { useSending } from '#ui/form/useSending.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { SendingFailure } from './StatusNote.tsx'
import { clsx } from 'clsx'

type AnswerProps = {
  /** The last button's label; by default that of a deletion, like the other texts. */
  answer?: string
  answerVariant?: 'danger' | 'primary'
  /** Runs the operation and closes the dialog; rejects with a `Failure`. */
  onAnswer: () => void | Promise<void>
  onClose: () => void
  failed?: (message: string) => string
  /** Further buttons before the last one. */
  others?: ReactNode
  children: ReactNode
}

type QuestionProps = AnswerProps & {
  open: boolean
  title?: string
}

/** Asks before an operation that loses data; stays open with the error when that fails. */
export function Question({ open, title, children, onClose, ...answer }: QuestionProps) {
  const { t } = useTranslation()
  return (
    <Dialog open={open} title={title ?? t('admin.deletion.question')} onClose={onClose}>
      <Answer {...answer} onClose={onClose}>
        {children}
      </Answer>
    </Dialog>
  )
}

function Answer({
  answer,
  answerVariant = 'danger',
  onAnswer,
  onClose,
  failed,
  others,
  children,
}: AnswerProps) {
  const { t } = useTranslation()
  const { sending, send } = useSending()
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        // React passes it on to a form around the dialog.
        event.stopPropagation()
        if (sending.state !== 'sending') void send(async () => onAnswer())
      }}
    >
      <div className="mt-3">{children}</div>
      <SendingFailure
        sending={sending}
        text={failed ?? ((message) => t('admin.deletion.failed', { message }))}
      />
      <div className="mt-6 flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>{t('admin.cancel')}</Button>
        {others}
        <Button type="submit" variant={answerVariant} aria-disabled={sending.state === 'sending'}>
          {answer ?? t('admin.deletion.confirm')}
        </Button>
      </div>
    </form>
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
