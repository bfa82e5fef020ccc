import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { NotSent, Unanswered } from '#domain/request.ts'
import type { RequestFormState } from './useRequestForm.ts'

type FormMessageProps = Pick<RequestFormState, 'ready' | 'sending' | 'problems'>

/** The form's status in a sentence; an alert for failures, polite otherwise. */
export function FormMessage({ ready, sending, problems }: FormMessageProps) {
  const { t } = useTranslation()
  const { state } = sending
  const held = problems.some(({ code }) => code === 'missing')
    ? t('booking.validationError')
    : t('booking.correctionError')
  return (
    <div className="min-h-7 sm:mt-2 sm:min-h-12">
      <output className="text-pine-700">
        {!ready && <span className="noscript:hidden">{t('booking.form.preparing')}</span>}
        {state === 'sending' && t('booking.submitting')}
      </output>
      {sending.state === 'failed' && (
        <Alert>
          {sending.failure instanceof NotSent ? t('booking.notSent') : t('booking.alertError')}
          {sending.failure instanceof Unanswered && ` ${t('booking.mayHaveArrived')}`}
        </Alert>
      )}
      {state === 'held' && problems.length > 0 && <Alert>{held}</Alert>}
    </div>
  )
}

function Alert({ children }: { children: ReactNode }) {
  return (
    <p
      role="alert"
      className="flex gap-2 rounded-field bg-alert-50 px-4 py-3 font-semibold text-alert-700"
    >
      <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
      {children}
    </p>
  )
}
