import { useSiteSettings } from '#guests/shared/siteSettings.ts'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useTranslation } from '#i18n/useTranslation.ts'
import { answerBy } from '#domain/request/answerBy.ts'
import { useIsPast } from '#shared/useIsPast.ts'
import { villa } from '#content/villa.ts'
import { daysBetween, type IsoDate } from '#domain/date.ts'
import type { PageAccount } from '#domain/guestPage/pageAccount.ts'
import { countNights, type StayDates } from '#domain/stay/stayDates.ts'
import { formatArrival, formatFullDate, formatSpan } from '#i18n/format.ts'
import { Contact, KeepPage } from './Contact.tsx'
import type { PageState } from '#domain/guestPage/pageState.ts'
import { ChangeOfPlans, WantMessage } from './PreparedMessages.tsx'
import { ReplacementLink, RequestDetails } from './RequestDetails.tsx'
import { AgreedTerms, hasAgreedTerms } from './AgreedTerms.tsx'
import { Guide, GuideText, GuideToCome } from './guide/Guide.tsx'
import type { ReleasedGuide } from './guide/useReleasedGuide.ts'
import { Way } from './Way.tsx'
import { Sums } from './Sums.tsx'
import { type GuestPage, pageSituation } from '#domain/guestPage/guestPage.ts'
import type { Situation } from '#domain/stay/money.ts'
import { anchors } from '#i18n/addresses.ts'
import { languages } from '#i18n/languages.ts'
import { buttonStyle } from '#ui/Button.tsx'
import { formatCancelled } from '#i18n/formatTerms.ts'
import { formatMoney } from '#i18n/formatNumbers.ts'

export type Alternatives = {
  /** Free dates near the unavailable ones. */
  near: readonly { dates: StayDates; address: string }[]
  /** Whether the days of a hold that has ended are booked or closed. */
  taken: boolean
}

type GuestPageViewProps = {
  shown: PageState
  connected: boolean
  today: IsoDate | null
  address: string
  alternatives: Alternatives
  /** The owners' account; `null` until they have entered one, `undefined` before it has loaded. */
  account?: PageAccount | null | undefined
  /** The arrival guide of a booked stay. */
  guide?: ReleasedGuide
  /** The review form for a guest who has left. */
  children?: ReactNode
}

const OVER: readonly PageState['state'][] = ['declined', 'replaced', 'cancelled', 'closed']

/** The guest's page: the status of the request, agreement and payments, and the contact links. */
export function GuestPageView(props: GuestPageViewProps) {
  const { shown, connected, today, address, guide } = props
  const { near, taken } = props.alternatives
  const { t } = useTranslation()
  const formatStatus = useStatusSentences()
  const settings = useSiteSettings()
  const stay = 'dates' in shown ? shown : null
  const booked = shown.state === 'booked' ? shown.dates : null
  const coming = booked && today && today <= booked.checkOut ? booked : null
  const page = 'page' in shown ? shown.page : null
  const situation = page && today && pageSituation(page, today)
  const given = booked ? guide?.given : null
  const request = 'request' in shown ? shown.request : null
  const isLate = useIsPast(request ? answerBy(request.at, settings.answerHours) : 0)
  const hasLeft = booked !== null && coming === null
  const hasTerms = page !== null && hasAgreedTerms(page)
  const asksTransfer = asksForTransfer(situation, props.account)
  // The longest part is the main one, beside the others on a wide screen.
  const areTermsMain = hasTerms && !hasLeft && !asksTransfer
  // A debt comes before the review.
  const isReviewMain = hasLeft && !asksTransfer
  const arrivalTime = page?.arrivalTime ?? request?.asked.arrivalTime
  const isHeld = page?.status === 'held'
  const days = stay && <StayDays dates={stay.dates} arrivalTime={arrivalTime} />
  const contact = shown.state !== 'loading' && <Contact dates={stay?.dates ?? null} />
  // Where it fills the shorter column.
  const isContactUnderTerms = hasTerms && !isHeld && given?.state !== 'open'
  const way = coming && (
    <Way>
      {given?.state === 'open' && <GuideText guide={given.guide} part="arrival" />}
      {given?.state === 'shut' && today && today < coming.checkIn && <GuideToCome dates={coming} />}
    </Way>
  )
  return (
    <>
      <div className="max-w-text">
        <PageStatus {...{ shown, situation, today, taken, isLate }} />
        {page?.status === 'cancelled' && <CancelledNote page={page} />}
        {!connected && (
          <p className="mt-4 rounded-field bg-linen-100 px-4 py-3">{t('guestPage.offline')}</p>
        )}
        {booked && today && <Countdown dates={booked} today={today} />}
      </div>
      {given?.state === 'open' && (
        <div className={COLUMNS}>
          <div className={MAIN_COLUMN}>
            <Guide guide={given.guide} connected={guide?.connected ?? false} />
          </div>
          {days}
          {way}
        </div>
      )}
      {stay && (
        <div className={COLUMNS}>
          {given?.state !== 'open' && days}
          <div
            className={clsx('grid grid-cols-1 gap-4 empty:hidden', !areTermsMain && MAIN_COLUMN)}
          >
            {request && <RequestDetails request={request} />}
            {shown.state === 'held' && !taken && <WantMessage shown={shown} />}
            {page?.source && (
              <p className="rounded-card bg-white p-5 shadow-soft sm:p-7">
                {t(`guestPage.channel.${page.source}`)}
              </p>
            )}
            {isReviewMain && props.children}
            {page && !isHeld && situation && (
              <Sums {...{ situation, page }} account={props.account} />
            )}
          </div>
          {hasTerms && (
            <div className={clsx('grid grid-cols-1 gap-6', areTermsMain && MAIN_COLUMN)}>
              <AgreedTerms {...{ page, situation }} />
              {isContactUnderTerms && contact}
            </div>
          )}
          {!isContactUnderTerms && contact}
        </div>
      )}
      {(OVER.includes(shown.state) || near.length > 0) && <OtherDays near={near} />}
      {!isReviewMain && <div className="mt-6 empty:hidden">{props.children}</div>}
      {coming && (
        <div className={QUIET_ROW}>
          {given?.state !== 'open' && way}
          <PracticalFacts />
        </div>
      )}
      {!stay && <div className="mt-10">{contact}</div>}
      {stay && <KeepPage address={address} booked={coming} />}
      {stay && today && <ChangeOfPlans {...{ shown: stay, situation, today }} />}
      {/* Last, because the title above says the same to whoever reads on. By sentence, so that only a new one is announced. */}
      <div aria-live="polite" className="sr-only">
        {formatStatus(
          statusWords({ shown, situation, today, taken, isLate }),
          situation,
          props.account,
        ).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      {stay && <p className="hidden wrap-anywhere print:block">{address}</p>}
    </>
  )
}

/** A main part beside shorter ones on a wide screen. */
const COLUMNS =
  'mt-8 grid grid-cols-1 items-start gap-4 wrap-break-word lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:grid-rows-[auto_auto_1fr] lg:gap-6 print:block print:space-y-2'
const MAIN_COLUMN = 'lg:col-start-2 lg:row-span-3 lg:row-start-1'

/** The facts that a guest rarely looks up: a row on a wide screen. */
const QUIET_ROW =
  'mt-8 grid grid-cols-1 gap-8 rounded-card bg-linen-100 py-7 wrap-break-word max-sm:-mx-gutter max-sm:rounded-none max-sm:px-gutter sm:grid-flow-dense sm:grid-cols-2 sm:px-7 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none print:block print:p-0'

/** Whether the payment shows the account, which makes it the longest part. */
function asksForTransfer(
  situation: Situation | null,
  account: GuestPageViewProps['account'],
): boolean {
  return situation?.showsAccount === true && situation.due?.how === 'transfer' && account !== null
}

type Status = Exclude<ReturnType<typeof statusWords>, null>

/** Returns the function that formats the status and the amount due, a sentence each. */
function useStatusSentences() {
  const { t, language } = useTranslation()
  return (
    words: Status | null,
    situation: Situation | null,
    account: GuestPageViewProps['account'],
  ) => {
    const due = situation?.due
    const isShown = due && (due.kind === 'refund' || due.how === 'door' || account)
    return [
      words && `${t(`guestPage.states.${words}.title`)}.`,
      isShown && `${t(`guestPage.sums.due.${due.kind}`)}: ${formatMoney(due.amount, language)}.`,
    ].filter((sentence) => typeof sentence === 'string')
  }
}

/** The name of the texts of a page's status; `null` while it is loading. */
function statusWords({ shown, situation, today, taken, isLate }: PageStatusProps) {
  if (shown.state === 'loading') return null
  const until = 'page' in shown ? shown.page.heldUntil : undefined
  const isOver = today !== null && until !== undefined && until < today
  const state = stateNow(shown.state, situation)
  if (state === 'new') return isLate ? 'late' : state
  if (state !== 'held') return state
  return taken ? 'taken' : isOver ? 'open' : state
}

type PageStatusProps = Pick<GuestPageViewProps, 'shown' | 'today'> &
  Pick<Alternatives, 'taken'> & { situation: Situation | null; isLate: boolean }

function PageStatus({ shown, situation, today, taken, isLate }: PageStatusProps) {
  const { t, language } = useTranslation()
  const words = statusWords({ shown, situation, today, taken, isLate })
  if (words === null) {
    return (
      <>
        <h1 className="text-title">{t('guestPage.title')}</h1>
        <p className="mt-6 text-lead noscript:hidden">{t('guestPage.loading')}</p>
        <noscript>
          <p className="mt-6 wrap-anywhere">
            {t('guestPage.noScript')} {villa.email}
          </p>
        </noscript>
      </>
    )
  }
  const until = 'page' in shown ? shown.page.heldUntil : undefined
  const day = until === undefined ? '' : formatFullDate(until, language)
  return (
    <>
      <h1 className="text-title wrap-break-word">{t(`guestPage.states.${words}.title`)}</h1>
      <p className="mt-5 text-lead">{t(`guestPage.states.${words}.text`, { day })}</p>
      {'request' in shown && <ReplacementLink request={shown.request} />}
    </>
  )
}

function stateNow(state: Exclude<PageState['state'], 'loading'>, situation: Situation | null) {
  if (situation && situation.phase !== 'blocked') return situation.phase
  return state === 'booked' ? 'reserved' : state
}

function Countdown({ dates: stay, today }: { dates: StayDates; today: IsoDate }) {
  const { t } = useTranslation()
  const days = daysBetween(today, stay.checkIn)
  return (
    <p className="mt-4 font-semibold text-accent-700 print:hidden">
      {days > 0
        ? t('guestPage.countdown.days', { count: days })
        : t(`guestPage.countdown.${dayOfStay(stay, today)}`)}
    </p>
  )
}

function dayOfStay(
  { checkIn, checkOut }: StayDates,
  today: IsoDate,
): 'today' | 'here' | 'leaving' | 'over' {
  if (today === checkIn) return 'today'
  if (today < checkOut) return 'here'
  return today === checkOut ? 'leaving' : 'over'
}

type StayDaysProps = { dates: StayDates; arrivalTime: string | undefined }

function StayDays({ dates: stay, arrivalTime }: StayDaysProps) {
  const { t, language } = useTranslation()
  const day = (each: StayDates['checkIn']) => formatFullDate(each, language)
  return (
    <section
      aria-label={t('guestPage.days')}
      className="rounded-card bg-white p-5 shadow-soft sm:p-7"
    >
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))] gap-5">
        <div>
          <dt className="text-sm font-semibold text-pine-700">{t('guestPage.checkIn')}</dt>
          <dd className="text-lead">{t('guestPage.from', { day: day(stay.checkIn) })}</dd>
          {arrivalTime !== undefined && (
            <dd className="text-pine-700">
              {t('guestPage.arrival', {
                arrival: formatArrival(t, { dates: stay, arrivalTime }, language),
              })}
            </dd>
          )}
        </div>
        <div>
          <dt className="text-sm font-semibold text-pine-700">{t('guestPage.checkOut')}</dt>
          <dd className="text-lead">{t('guestPage.until', { day: day(stay.checkOut) })}</dd>
        </div>
      </dl>
      <p className="mt-4 text-pine-700">{t('units.nights', { count: countNights(stay) })}</p>
    </section>
  )
}

/** When, by whom and why a stay was cancelled. */
function CancelledNote({ page }: { page: GuestPage }) {
  const { t, language } = useTranslation()
  const { agreement, cancelledAt, kept = 0 } = page
  if (cancelledAt === undefined) return null
  const cancelled = { ...page, cancelledAt }
  return (
    <p className="mt-4 max-w-text wrap-anywhere">
      {formatCancelled(t, { dates: page, agreement, cancelled }, language)}{' '}
      {kept > 0 && t('guestPage.cancelled.kept', { kept: formatMoney(kept, language) })}
    </p>
  )
}

function OtherDays({ near }: Pick<Alternatives, 'near'>) {
  const { t, language } = useTranslation()
  const { home } = languages[language].paths
  return (
    <section aria-labelledby="other-days-title" className="mt-10">
      <h2 id="other-days-title" className="text-heading">
        {t('guestPage.other.title')}
      </h2>
      {near.length > 0 && (
        <>
          <p className="mt-2">{t('guestPage.other.near')}</p>
          <ul className="mt-3 flex flex-wrap gap-3">
            {near.map(({ dates, address }) => (
              <li key={dates.checkIn}>
                <a href={address} className={buttonStyle()}>
                  {formatSpan({ from: dates.checkIn, to: dates.checkOut }, language)}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="mt-4">
        <a
          href={`${home}#${anchors.reservation}`}
          className="inline-block font-semibold text-accent-700 underline underline-offset-4"
        >
          {t('guestPage.other.calendar')}
        </a>
      </p>
    </section>
  )
}

function PracticalFacts() {
  const { t } = useTranslation()
  return (
    <>
      <section aria-labelledby="house-title" className="break-inside-avoid sm:col-span-2">
        <h2 id="house-title" className="text-lead">
          {t('house.practical.title')}
        </h2>
        <dl className="mt-3 grid grid-pairs gap-x-6 gap-y-3 lg:grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))]">
          {t('house.practical.items', { returnObjects: true }).map(({ title, text }) => (
            <div key={title}>
              <dt className="text-sm text-pine-700">{title}</dt>
              <dd className="font-medium">{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby="rules-title" className="break-inside-avoid">
        <h2 id="rules-title" className="text-lead">
          {t('info.notes.title')}
        </h2>
        <ul className="mt-3 list-disc space-y-1.5 pl-5 marker:text-accent-600">
          {villa.rules.map(
            ({ key, onlyBefore = false }) =>
              !onlyBefore && <li key={key}>{t(`info.notes.${key}`)}</li>,
          )}
          {villa.pool && (
            <li>{t(villa.pool.children ? 'info.pool.safetyOfTwo' : 'info.pool.safety')}</li>
          )}
        </ul>
      </section>
    </>
  )
}
