import { NewTabLink } from '#shared/NewTabLink.tsx'
import { clsx } from 'clsx'
import { Check, CircleAlert, Copy, MessageCircle, Share2 } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from '#i18n/useTranslation.ts'
import { flushSync } from 'react-dom'
import { villa } from '#content/villa.ts'
import { whatsappLink } from '#domain/contact/phone.ts'
import { useSiteSettings } from '#guests/shared/siteSettings.ts'
import { stayOf } from '#domain/stay/stayChoice.ts'
import { answerBy } from '#domain/request/answerBy.ts'
import { useIsPast } from '#shared/useIsPast.ts'
import { countNights } from '#domain/stay/stayDates.ts'
import { FormClosed, NotSent, Unanswered } from '#domain/request/request.ts'
import { guestPageAddress } from '#i18n/addresses.ts'
import { formatCounts, formatLongDate, formatReadersMoment, formatSpan } from '#i18n/format.ts'
import { formatMoney } from '#i18n/formatNumbers.ts'
import { languages } from '#i18n/languages.ts'
import { copyText, shareLink, type ShareResult } from '#ui/shareLink.ts'
import { useOwnState } from '#guests/shared/useOwnState.ts'
import { Button, buttonStyle } from '#ui/Button.tsx'
import type { SentRequest } from './sentRequest.ts'
import { ClosedForm } from './ClosedForm.tsx'
import { RequestFields, type RequestFieldsProps } from './RequestFields.tsx'
import { type RequestState, HONEYPOT_FIELD, TrapFilled } from './useRequestForm.ts'
import { useKeepInView } from '#ui/useKeepInView.ts'
import { mailLink } from '#domain/contact/links.ts'

type SentPanelProps = {
  sent: SentRequest
  /** Whether it was sent just now, which a message announces. */
  justNow: boolean
  onNew: () => void
}

/** The sent request, which replaces the form: dates, guest, and the deadline of the answer. */
function SentPanel({ sent, justNow, onNew }: SentPanelProps) {
  const { t, language } = useTranslation()
  const { phone } = useSiteSettings()
  const heading = useRef<HTMLHeadingElement>(null)
  const titleId = useId()
  useKeepInView(heading, justNow)
  const state = useOwnState(sent.guestKey) ?? 'new'
  const { dates, guest, email, at, guestKey, guests, change } = sent
  const nights = t('units.nights', { count: countNights(dates) })
  const about = {
    guest,
    checkIn: formatLongDate(dates.checkIn, language),
    checkOut: formatLongDate(dates.checkOut, language),
  }

  return (
    <section aria-labelledby={titleId}>
      <h3
        ref={heading}
        id={titleId}
        tabIndex={-1}
        className="scroll-mt-36 scroll-mb-24 text-heading outline-none"
      >
        {state === 'new' ? t('booking.sent.title') : t(`hero.states.${state}`)}
      </h3>
      <div className="mt-3 min-h-12">
        <output className={clsx('flex gap-2', justNow && DONE)}>
          {justNow && (
            <>
              <Check aria-hidden className="mt-0.5 size-5 shrink-0" />
              <span>{t('booking.alertSuccess')}</span>
            </>
          )}
        </output>
        {!justNow && (
          <p className="flex gap-2 py-3 text-pine-700">
            <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-accent-600" />
            {t('booking.sent.at', { moment: formatReadersMoment(at, language) })}
          </p>
        )}
      </div>
      {change !== undefined && <UnsentChange message={change} />}
      {guestKey !== undefined && (
        <div className="mt-3 rounded-field bg-linen-100 p-4">
          <PageLinks guestKey={guestKey} />
          <p className="mt-3">{t('booking.sent.pageNote')}</p>
        </div>
      )}
      <dl className="mt-5 space-y-4">
        <Row name={t('booking.sent.stay')}>
          {formatSpan({ from: dates.checkIn, to: dates.checkOut }, language)} · {nights}
        </Row>
        <Row name={t('booking.sent.guest')}>
          {guest}
          {guests && ` · ${formatCounts(t, guests)}`}
        </Row>
        <Cost {...sent} />
        {state === 'new' && <AnswerRow at={at} />}
        {email !== undefined && (
          <Row name={t('booking.sent.email')}>
            {email}{' '}
            <NewTabLink
              href={whatsappLink(phone, t('booking.sent.correct', about))}
              className={LINK}
            >
              {t('booking.sent.wrong')}
            </NewTabLink>
          </Row>
        )}
      </dl>
      <div className="mt-6 flex flex-wrap gap-3">
        <NewTabLink
          href={whatsappLink(phone, t('booking.sent.more', about))}
          className={buttonStyle()}
        >
          <MessageCircle aria-hidden className={ICON} />
          {t('booking.sent.whatsapp')}
        </NewTabLink>
        <Button variant="quiet" onClick={onNew}>
          {t('booking.sent.new')}
        </Button>
      </div>
    </section>
  )
}

/** Offers to send the change of a request that had arrived before as a message. */
function UnsentChange({ message }: { message: string }) {
  const { t } = useTranslation()
  const { phone } = useSiteSettings()
  return (
    <div className="mt-3 rounded-field bg-alert-50 p-4 text-alert-700">
      <p className="font-semibold">{t('booking.change.text')}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <NewTabLink
          href={whatsappLink(phone, message)}
          className={buttonStyle({ variant: 'primary' })}
        >
          {t('booking.change.whatsapp')}
        </NewTabLink>
        <a
          href={mailLink(villa.email, { subject: t('booking.change.subject'), body: message })}
          className={buttonStyle()}
        >
          {t('booking.change.email')}
        </a>
      </div>
    </div>
  )
}

const DONE = 'rounded-field bg-pine-700 px-4 py-3 font-semibold text-white'
const ICON = 'size-5 text-accent-700'
const LINK = 'font-semibold text-accent-700 underline underline-offset-3'

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm font-semibold text-pine-700">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}

/** Buttons that open, copy and share the guest's page; sharing depends on the device. */
function PageLinks({ guestKey }: { guestKey: string }) {
  const { t, language } = useTranslation()
  const [result, setResult] = useState<ShareResult>(null)
  const address = guestPageAddress(location.origin, language, guestKey)
  return (
    <div className="flex flex-wrap gap-3">
      <a
        href={guestPageAddress('', language, guestKey)}
        className={buttonStyle({ variant: 'primary' })}
      >
        {t('booking.sent.page')}
      </a>
      <Button onClick={() => void copyText(address).then(setResult)}>
        <Copy aria-hidden className={ICON} />
        {t('booking.sent.copy')}
      </Button>
      {typeof navigator.share === 'function' && (
        <Button onClick={() => void shareLink(address).then(setResult)}>
          <Share2 aria-hidden className={ICON} />
          {t('booking.sent.share')}
        </Button>
      )}
      <p aria-live="polite" className="basis-full wrap-anywhere empty:sr-only">
        {result && (result === 'copied' ? t('booking.sent.copied') : address)}
      </p>
    </div>
  )
}

function Cost({ total, deposit = 0 }: Pick<SentRequest, 'total' | 'deposit'>) {
  const { t, language } = useTranslation()
  if (total === undefined) return null
  const amount = deposit === 0 ? null : formatMoney(deposit, language)
  return (
    <Row name={t('booking.sent.total')}>
      {formatMoney(total, language)}
      {amount !== null && ` · ${t('booking.sent.deposit', { amount })}`}
    </Row>
  )
}

/** The deadline of the answer, or that it has passed. */
function AnswerRow({ at }: Pick<SentRequest, 'at'>) {
  const { t, language } = useTranslation()
  const { answerHours } = useSiteSettings()
  const by = answerBy(at, answerHours)
  const isPast = useIsPast(by)
  return (
    <Row name={t('booking.sent.answer')}>
      {isPast
        ? t('booking.sent.late')
        : t('booking.sent.answerBy', { moment: formatReadersMoment(by, language) })}
    </Row>
  )
}

type RequestFormProps = Omit<RequestFieldsProps, 'isShown'> & {
  /** Whether the owners take no requests. */
  isClosed: boolean
}

/** The request form, with errors at the fields; the sent request replaces it. */
export function RequestForm({ request, today, isClosed }: RequestFormProps) {
  const { t, language } = useTranslation()
  const { form, ready, sent } = request
  const { state } = form.sending
  const submitting = state === 'sending'
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    // Disabling the button removed its focus.
    if (state === 'failed' && document.activeElement === document.body) button.current?.focus()
  }, [state])

  function beginAnew() {
    flushSync(request.beginAnew)
    form.props.ref.current?.querySelector('input')?.focus()
  }

  return (
    <>
      {sent && <SentPanel sent={sent} justNow={state === 'sent'} onNew={beginAnew} />}
      {isClosed && !sent && <ClosedForm dates={stayOf(request.days.choice)} />}
      {/* Hidden, because what is typed in it may be sent once it is open again. */}
      <form {...form.props} hidden={sent !== null || isClosed} aria-label={t('booking.form.label')}>
        <noscript>
          <p className="mb-6 rounded-field bg-linen-100 p-4">
            {t('booking.form.noScript')}{' '}
            <a
              href={mailLink(villa.email)}
              className="font-semibold wrap-anywhere text-accent-700 underline"
            >
              {villa.email}
            </a>
          </p>
        </noscript>
        <fieldset
          disabled={submitting}
          className="@container min-w-0 [&_:is(input,textarea)]:scroll-mt-36"
        >
          <RequestFields request={request} today={today} isShown={!sent && !isClosed} />
          <Honeypot />
        </fieldset>
        <FormMessage request={request} />
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

/** A hidden control that bots fill in. The attributes keep password managers from doing so. */
function Honeypot() {
  const { t } = useTranslation()
  return (
    <div aria-hidden className="sr-only">
      <label>
        {t('booking.form.honeypot')}
        <input
          name={HONEYPOT_FIELD}
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore
          data-bwignore
          data-form-type="other"
          data-lpignore="true"
          data-protonpass-ignore
        />
      </label>
    </div>
  )
}

function useFailureText() {
  const { t } = useTranslation()
  return (failure: unknown) => {
    if (failure instanceof NotSent) return t('booking.notSent')
    if (failure instanceof FormClosed) return t('booking.closed.text')
    if (failure instanceof TrapFilled) return t('booking.trapFilled')
    const mayHaveArrived = failure instanceof Unanswered ? ` ${t('booking.mayHaveArrived')}` : ''
    return t('booking.alertError') + mayHaveArrived
  }
}

/** The form's status in a sentence; an alert for failures, polite otherwise. */
function FormMessage({ request: { ready, problems, form } }: { request: RequestState }) {
  const { t } = useTranslation()
  const failureText = useFailureText()
  const { sending } = form
  const { state } = sending
  const invalidText = problems.some(({ code }) => code === 'missing')
    ? t('booking.validationError')
    : t('booking.correctionError')
  return (
    <div className="min-h-6 sm:mt-2 sm:min-h-8">
      <output className="text-pine-700 max-sm:text-sm">
        {!ready && <span className="noscript:hidden">{t('booking.form.preparing')}</span>}
        {/* Elements, because React cannot remove a text that a translator has replaced. */}
        {state === 'sending' && <span>{t('booking.submitting')}</span>}
      </output>
      {sending.state === 'failed' && <Alert>{failureText(sending.failure)}</Alert>}
      {state === 'invalid' && problems.length > 0 && <Alert>{invalidText}</Alert>}
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
