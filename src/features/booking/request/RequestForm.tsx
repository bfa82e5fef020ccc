import { type ReactNode, useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { villa } from '#content/villa.ts'
import { languages } from '#i18n/languages.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { mailLink } from '#lib/links.ts'
import { Button } from '#ui/Button.tsx'
import { RequestFields, type RequestFieldsProps } from './RequestFields.tsx'
import { HONEYPOT_FIELD } from './requestForm.ts'
import { SentPanel } from './SentPanel.tsx'
import type { GivenAnswer } from './useGivenAnswer.ts'
import { CircleAlert } from 'lucide-react'
import { NotSent, Unanswered } from '#domain/request.ts'
import type { RequestFormState } from './useRequestForm.ts'

type RequestFormProps = RequestFieldsProps & {
  /** The owners' answer. */
  answer: GivenAnswer | null
}

/** The request form, with errors at the fields; the sent request replaces it. */
export function RequestForm({ form, today, answer }: RequestFormProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { ready, sending, problems, sent } = form
  const { state } = sending
  const submitting = state === 'sending'
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    // Disabling the button removed its focus.
    if (state === 'failed' && document.activeElement === document.body) button.current?.focus()
  }, [state])

  function beginAnew() {
    flushSync(form.beginAnew)
    form.focus('firstName')
  }

  return (
    <>
      {sent && (
        <SentPanel sent={sent} justNow={state === 'sent'} answer={answer} onNew={beginAnew} />
      )}
      <form {...form.props} hidden={sent !== null} aria-label={t('booking.form.label')}>
        <noscript>
          <p className="mb-6 rounded-field bg-linen-100 p-4">
            {t('booking.form.noScript')}{' '}
            <a href={mailLink(villa.email)} className="font-semibold text-accent-700 underline">
              {villa.email}
            </a>
          </p>
        </noscript>
        <fieldset
          disabled={submitting}
          className="@container min-w-0 [&_:is(input,textarea)]:scroll-mt-36"
        >
          <RequestFields form={form} today={today} />
          <Honeypot />
        </fieldset>
        <FormMessage ready={ready} sending={sending} problems={problems} />
        <p className="mt-2 mb-3 text-sm text-pine-700">
          {t('booking.privacy.text')}{' '}
          <a
            href={languages[language].paths.privacy}
            className="font-semibold text-accent-700 underline underline-offset-3"
          >
            {t('booking.privacy.link')}
          </a>
        </p>
        <Button
          ref={button}
          type="submit"
          variant="primary"
          size="large"
          disabled={submitting || !ready}
          className="w-full"
        >
          {submitting ? t('booking.form.sending') : t('booking.form.send')}
        </Button>
      </form>
    </>
  )
}

/** A hidden control that only bots fill in; such requests are dropped. */
function Honeypot() {
  const { t } = useTranslation()
  return (
    <div aria-hidden className="sr-only">
      <label>
        {t('booking.form.honeypot')}
        <input name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}

type FormMessageProps = Pick<RequestFormState, 'ready' | 'sending' | 'problems'>

/** The form's status in a sentence; an alert for failures, polite otherwise. */
function FormMessage({ ready, sending, problems }: FormMessageProps) {
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
