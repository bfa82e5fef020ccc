import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from '#i18n/useTranslation.ts'
import { villa } from '#content/villa.ts'
import { addDays, dayIn, type IsoDate } from '#domain/date.ts'
import { type AnswerWord, type GuestAnswer, refundOf } from '#domain/guestPage/guestAnswer.ts'
import type { PageSums } from '#domain/guestPage/sums.ts'
import { formatFullDate, formatMoment } from '#i18n/format.ts'
import { formatMoney } from '#i18n/formatNumbers.ts'
import { cancellingTerms } from '#i18n/index.ts'
import { Button } from '#ui/Button.tsx'
import type { PageState } from './pageState.ts'

type AnsweringProps = {
  shown: PageState
  /** The answer to this state; `null` without one, `undefined` before it has loaded. */
  answer: GuestAnswer | null | undefined
  today: IsoDate | null
  /** Whether the days of a hold that has ended are booked or closed. */
  taken: boolean
  /** Gives the answer; rejects without a response. */
  onAnswer: (answer: AnswerWord) => Promise<void>
}

/** The guest's answers: to a hold, withdrawing the request, or asking to cancel. */
export function Answering({ shown, answer, today, taken, onAnswer }: AnsweringProps) {
  const { t, language } = useTranslation()
  const section = useRef<HTMLElement>(null)
  const [state, setState] = useState<'ready' | 'sending' | 'failed'>('ready')
  const [given, setGiven] = useState(false)
  // The pressed button is gone.
  useEffect(() => {
    if (given && answer) section.current?.focus()
  }, [given, answer])
  if (today === null || answer === undefined || !('stay' in shown)) return null
  if (answer && shown.state === 'cancelled') return null
  const send = (word: AnswerWord) => {
    if (state === 'sending') return
    setState('sending')
    onAnswer(word).then(
      () => {
        setState('ready')
        setGiven(true)
      },
      () => setState('failed'),
    )
  }
  const isOpen = !answer || answer.answer === 'keep'
  const open = isOpen && choiceIn(shown, { today, taken, busy: state === 'sending', send })
  if (!answer && !open) return null
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={t('guestPage.answer.title')}
      className={`${answer || shown.state === 'held' ? 'mt-4' : 'mt-10'} rounded-card bg-white p-5 shadow-soft outline-none sm:p-7 print:hidden`}
    >
      {answer?.answer !== 'keep' && open}
      {answer && shown.state === 'held' && answer.answer === 'yes' && (
        <Offer shown={shown} today={today} />
      )}
      {answer && (
        <p>
          {t(`guestPage.answer.given.${answer.answer}`, {
            moment: formatMoment(answer.at, language),
          })}
        </p>
      )}
      {answer?.answer === 'cancel' && (
        <div className="mt-3 max-w-text space-y-3">
          <Terms
            sums={shown.sums}
            checkIn={shown.stay.checkIn}
            today={dayIn(villa.timeZone, answer.at)}
          />
        </div>
      )}
      {answer?.answer === 'yes' && (
        <div className="mt-5">
          <ConfirmStep name="takeBack" busy={state === 'sending'} onSure={() => send('no')} />
        </div>
      )}
      {answer?.answer === 'cancel' && today < shown.stay.checkIn && (
        <div className="mt-5">
          <ConfirmStep name="keep" busy={state === 'sending'} onSure={() => send('keep')} />
        </div>
      )}
      {answer?.answer === 'keep' && <div className="mt-5">{open}</div>}
      <p role="alert" className="not-empty:mt-3 text-alert-700">
        {state === 'failed' && t('guestPage.answer.failed')}
      </p>
    </section>
  )
}

type StayState = Extract<PageState, { stay: unknown }>

type Choosing = {
  today: IsoDate
  taken: boolean
  busy: boolean
  send: (word: AnswerWord) => void
}

function choiceIn(shown: StayState, choosing: Choosing): ReactNode {
  const { today, busy, send } = choosing
  switch (shown.state) {
    case 'held':
      return <Held shown={shown} {...choosing} />
    case 'new':
      return <ConfirmStep name="withdraw" busy={busy} onSure={() => send('withdraw')} />
    case 'booked':
      return today < shown.stay.checkIn ? (
        <ConfirmStep name="cancel" busy={busy} onSure={() => send('cancel')}>
          <Terms sums={shown.sums} checkIn={shown.stay.checkIn} today={today} />
        </ConfirmStep>
      ) : null
    case 'declined':
    case 'cancelled':
      return null
  }
}

function Offer({ shown: { price, heldUntil, stay }, today }: { shown: StayState; today: IsoDate }) {
  const { t, language } = useTranslation()
  const lastFree = addDays(stay.checkIn, -cancellingTerms().freeDays)
  return (
    <div className="mb-5">
      <dl className="mb-3 space-y-2 tabular-nums *:flex *:flex-wrap *:items-baseline *:justify-between *:gap-x-6">
        {price && (
          <div className="text-lead font-semibold">
            <dt>{t('guestPage.answer.price')}</dt>
            <dd>{formatMoney(price.total, language)}</dd>
          </div>
        )}
        {price && price.deposit > 0 && (
          <div>
            <dt>{t('guestPage.answer.deposit')}</dt>
            <dd>{formatMoney(price.deposit, language)}</dd>
          </div>
        )}
        {heldUntil !== undefined && today <= heldUntil && (
          <div>
            <dt>{t('guestPage.answer.keptUntil')}</dt>
            <dd>{formatFullDate(heldUntil, language)}</dd>
          </div>
        )}
      </dl>
      <p className="max-w-text text-pine-700">
        {t('guestPage.answer.owesNothing')}
        {` ${t(
          today <= lastFree ? 'guestPage.answer.freeUntil' : 'guestPage.answer.cancel.lateTerms',
          {
            day: formatFullDate(lastFree, language),
          },
        )}`}
      </p>
    </div>
  )
}

/** A held request, and the two answers. */
function Held({ shown, today, taken, busy, send }: Choosing & { shown: StayState }) {
  const { t } = useTranslation()
  return (
    <>
      {!taken && <Offer shown={shown} today={today} />}
      <h2 className="text-heading">{t('guestPage.answer.question')}</h2>
      <div className="mt-4 flex flex-wrap gap-3">
        {!taken && (
          <Button variant="primary" aria-disabled={busy} onClick={() => send('yes')}>
            {t('guestPage.answer.yes')}
          </Button>
        )}
        <Button aria-disabled={busy} onClick={() => send('no')}>
          {t('guestPage.answer.no')}
        </Button>
      </div>
    </>
  )
}

type ConfirmStepProps = {
  name: 'withdraw' | 'cancel' | 'takeBack' | 'keep'
  busy: boolean
  onSure: () => void
  children?: ReactNode
}

/** A step that the guest confirms after reading what follows from it. */
function ConfirmStep({ name, busy, onSure, children }: ConfirmStepProps) {
  const { t } = useTranslation()
  const [asked, ask] = useState(false)
  return (
    <>
      <h2 className="text-heading">{t(`guestPage.answer.${name}.title`)}</h2>
      <p className="mt-2">{t(`guestPage.answer.${name}.text`)}</p>
      <Button className="mt-4" aria-expanded={asked} onClick={() => ask(!asked)}>
        {t(`guestPage.answer.${name}.ask`)}
      </Button>
      {asked && (
        <div className="mt-4 max-w-text space-y-3 border-t border-linen-300 pt-4">
          {children}
          <p>{t(`guestPage.answer.${name}.sureText`)}</p>
          <div className="flex flex-wrap gap-3">
            <Button
              variant={name === 'keep' ? 'primary' : 'danger'}
              aria-disabled={busy}
              onClick={onSure}
            >
              {t(`guestPage.answer.${name}.sure`)}
            </Button>
            <Button onClick={() => ask(false)}>{t(`guestPage.answer.${name}.keep`)}</Button>
          </div>
        </div>
      )}
    </>
  )
}

type TermsProps = { sums: PageSums | undefined; checkIn: IsoDate; today: IsoDate }

function Terms({ sums, checkIn, today }: TermsProps) {
  const { t, language } = useTranslation()
  const terms = cancellingTerms()
  const lastFree = addDays(checkIn, -terms.freeDays)
  const day = formatFullDate(lastFree, language)
  return (
    <>
      <p>{t(`guestPage.answer.cancel.${today <= lastFree ? 'terms' : 'lateTerms'}`, { day })}</p>
      {sums && (
        <p className="font-semibold">
          {sums.paid > 0
            ? t('guestPage.answer.cancel.refund', {
                refund: formatMoney(refundOf(sums, checkIn, terms, today), language),
                paid: formatMoney(sums.paid, language),
              })
            : t('guestPage.answer.cancel.unpaid')}
        </p>
      )}
    </>
  )
}
