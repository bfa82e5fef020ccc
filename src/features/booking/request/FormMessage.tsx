import { Check, CircleAlert } from 'lucide-react'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Unanswered } from '#domain/request.ts'
import { formatStay } from '#i18n/format.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import type { RequestFormState } from './useRequestForm.ts'

const DONE = 'rounded-field bg-pine-700 px-4 py-3 font-semibold text-white'

type FormMessageProps = Pick<RequestFormState, 'ready' | 'sending' | 'problems' | 'asked'>

/** How the request stands, in the words of SPEC §4 and §8; failures interrupt a screen reader, the rest waits. Afterwards what was asked for stays in a quiet line. */
export function FormMessage({ ready, sending, problems, asked }: FormMessageProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { state } = sending
  const held = problems.some(({ code }) => code === 'missing')
    ? t('booking.validationError')
    : t('booking.correctionError')
  return (
    <div className="mt-3 min-h-12">
      <output className={clsx('flex gap-2', state === 'sent' ? DONE : 'text-pine-700')}>
        {!ready && <span className="noscript:hidden">{t('booking.form.preparing')}</span>}
        {state === 'sending' && t('booking.submitting')}
        {state === 'sent' && (
          <>
            <Check aria-hidden className="mt-0.5 size-5 shrink-0" />
            {t('booking.alertSuccess')}
          </>
        )}
      </output>
      {state === 'idle' && asked && (
        <p className="flex gap-2 text-pine-800">
          <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-aegean-600" />
          {t('booking.asked', { stay: formatStay(asked, language) })}
        </p>
      )}
      {sending.state === 'failed' && (
        <Alert>
          {t('booking.alertError')}
          {sending.failure instanceof Unanswered && ` ${t('booking.mayHaveArrived')}`}
        </Alert>
      )}
      {problems.length > 0 && <Alert>{held}</Alert>}
    </div>
  )
}

function Alert({ children }: { children: ReactNode }) {
  return (
    <p
      role="alert"
      className="flex gap-2 rounded-field bg-terracotta-50 px-4 py-3 font-semibold text-terracotta-700"
    >
      <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
      {children}
    </p>
  )
}
