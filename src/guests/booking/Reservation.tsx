import { NewTabLink } from '#shared/NewTabLink.tsx'
import { useTranslation } from '#i18n/useTranslation.ts'
import type { Availability } from '#domain/stay/availability.ts'
import { type IsoDate, addDays } from '#domain/date.ts'
import { NO_PRICES, type Prices } from '#domain/prices/prices.ts'
import { type Loadable, useRemote } from '#db/remote.ts'
import { CalendarPanel } from './calendar/CalendarPanel.tsx'
import { RequestForm } from './request/RequestForm.tsx'
import { StaySummary } from './StaySummary.tsx'
import { type Choice, stayOf, type StayRules, addressOfDays } from './stayChoice.ts'
import { anchors, FORM_ANCHOR } from '#i18n/addresses.ts'
import type { FollowAnswer, GivenAnswer } from './request/sentRequest.ts'
import { type SendRequest, useRequestForm } from './request/useRequestForm.ts'
import { clsx } from 'clsx'
import { quoteOf, type QuoteLine } from '#domain/prices/quote.ts'
import { countNights, type StayDates } from '#domain/stay/stayDates.ts'
import { formatLongDate, formatStay, formatSpan } from '#i18n/format.ts'
import { formatMoney } from '#i18n/formatNumbers.ts'
import { Button, buttonStyle } from '#ui/Button.tsx'
import { FromPrice } from './price/FromPrice.tsx'
import { MessageCircle, Share2 } from 'lucide-react'
import { whatsappUrl, cancellingTerms } from '#i18n/index.ts'
import { type ReactNode, useState, useCallback } from 'react'
import { shareLink, type ShareResult } from '#ui/shareLink.ts'
import { useFormatLine } from '#i18n/quoteWords.ts'
import type { GuestPage } from '#domain/guestPage/guestPage.ts'

export type PublicCalendar = {
  /** The booked days; a failure has a translated message. */
  availability: Loadable<Availability, string>
  /** False while offline, when `availability` is cached. */
  connected: boolean
  retry: () => void
}

type ReservationProps = {
  calendar: PublicCalendar
  /** The prices; `null` before they load. */
  prices: Prices | null
  /** `null` until the page is mounted. */
  today: IsoDate | null
  /** Whether a phone shows the bar with the link to this section. */
  barShown: boolean
  sendRequest: SendRequest
  followAnswer?: FollowAnswer
  /** Below the calendar and the form. */
  children?: ReactNode
}

/** The section `#rezervasyon`: calendar and form edit the same request. */
export function Reservation(props: ReservationProps) {
  const { calendar, today, barShown, sendRequest, followAnswer } = props
  const { availability, connected, retry } = calendar
  const { t } = useTranslation()
  const rules = {
    today,
    availability: availability.state === 'ready' ? availability.value : [],
    prices: props.prices ?? NO_PRICES,
  }
  const request = useRequestForm(rules, sendRequest)
  const { form, days, sent } = request
  const stay = stayOf(days.choice)
  const answer = useGivenAnswer(sent?.guestKey, followAnswer)

  return (
    <>
      {barShown && <ReservationBar choice={days.choice} rules={rules} />}
      <section
        id="rezervasyon"
        aria-labelledby="rezervasyon-title"
        className="bg-linen-100 py-6 lg:py-10"
      >
        <div className="mx-auto max-w-page px-gutter">
          <header className="mx-auto mb-4 max-w-4xl text-center sm:mb-6">
            <h2 id="rezervasyon-title" className="text-title wrap-break-word">
              {t('booking.title')}
            </h2>
            <p className="mt-2 text-pine-700 sm:text-lead">{t('booking.lead')}</p>
          </header>
          <div className="-mx-[min(0.75rem,4vw)] flex flex-col rounded-card bg-white shadow-lifted sm:mx-0 xl:grid xl:grid-cols-[1.45fr_1fr] xl:grid-rows-[auto_1fr_auto]">
            <StaySummary
              choice={days.choice}
              sent={sent}
              rules={rules}
              notice={days.notice}
              months={days.months}
              offline={availability.state === 'ready' && !connected}
            />
            <div
              inert={form.sending.state === 'sending'}
              className="flex flex-col p-3 sm:p-7 xl:row-start-2 xl:px-8 xl:py-4 noscript:hidden print:flex!"
            >
              <CalendarPanel
                availability={availability}
                prices={rules.prices}
                today={today}
                days={days}
                onRetry={retry}
              />
            </div>
            <div
              id={FORM_ANCHOR}
              className="scroll-mt-36 border-linen-200 px-5 pt-4 pb-5 sm:p-7 xl:row-span-2 xl:row-start-2 xl:border-l xl:p-8 noscript:xl:col-span-2"
            >
              {stay && <Estimate dates={stay} rules={rules} people={request.people} />}
              <RequestForm request={request} today={today} answer={answer} />
            </div>
            {!sent && <OtherWays dates={stay} />}
          </div>
          {props.children}
        </div>
      </section>
    </>
  )
}

type ReservationBarProps = { choice: Choice; rules: StayRules }

function ReservationBar(props: ReservationBarProps) {
  const { t } = useTranslation()
  return (
    <div
      className={clsx(
        'fixed inset-x-0 bottom-0 z-30 border-t border-linen-300 bg-white shadow-lifted md:hidden print:hidden',
        'flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-gutter pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] short:flex-nowrap short:py-0.5',
        'transition-[opacity,translate] duration-300 motion-reduce:transition-none starting:translate-y-full starting:opacity-0',
      )}
    >
      <Offer {...props} />
      <a
        href={`#${anchors.reservation}`}
        className={clsx(
          buttonStyle({ variant: 'primary' }),
          'px-[min(1.25rem,5vw)] text-[min(1rem,4.4vw)] short:min-h-8',
        )}
      >
        {t('nav.reservation')}
      </a>
    </div>
  )
}

function Offer({ choice, rules }: ReservationBarProps) {
  const { t, language } = useTranslation()
  const stay = stayOf(choice)
  return (
    <p
      // A translated text that changes would keep its old translation.
      key={JSON.stringify(stay)}
      className="text-[min(0.8125rem,3.6vw)]/tight text-pine-700 short:flex short:items-baseline short:gap-x-3 short:whitespace-nowrap"
    >
      <strong className="block font-serif text-[min(1.0625rem,4.7vw)]/tight font-medium text-pine-900">
        {stay ? formatStay(stay, language) : t('booking.bar.ask')}
      </strong>
      {stay && t('booking.summary.nights', { count: countNights(stay) })}
      {stay ? <Price dates={stay} prices={rules.prices} /> : <FromPrice rules={rules} />}
    </p>
  )
}

function Price({ dates: stay, prices }: { dates: StayDates; prices: Prices }) {
  const { t, language } = useTranslation()
  const quote = quoteOf(stay, prices)
  if (quote.state === 'unpriced') return null
  return (
    <span className="block">
      {t('booking.price.estimate', { amount: formatMoney(quote.total, language) })}
    </span>
  )
}

/** Other actions for the chosen dates: a WhatsApp message to the owners, and a link to share. */
function OtherWays({ dates: stay }: { dates: StayDates | null }) {
  const { t } = useTranslation()
  const text = useMessage(stay)
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2 border-t border-linen-200 px-[min(1.25rem,5vw)] py-3.5 text-pine-700 sm:px-7 xl:row-start-3 xl:mx-8 xl:px-0">
      <span className="max-sm:hidden">{t('booking.whatsapp.hint')}</span>
      <NewTabLink
        href={whatsappUrl(text)}
        className={clsx(buttonStyle(), 'max-sm:px-[min(1.25rem,5vw)]')}
      >
        <MessageCircle aria-hidden className="size-5 text-accent-700" />
        {t('booking.whatsapp.link')}
      </NewTabLink>
      {stay && <ShareDays dates={stay} />}
    </div>
  )
}

function useMessage(stay: StayDates | null): string {
  const { t, language } = useTranslation()
  if (!stay) return t('booking.whatsapp.ask')
  return t('booking.whatsapp.askStay', {
    checkIn: formatLongDate(stay.checkIn, language),
    checkOut: formatLongDate(stay.checkOut, language),
    nights: t('booking.summary.nights', { count: countNights(stay) }),
  })
}

/** Shares a link to the chosen dates by the device's share sheet, or copies it. */
function ShareDays({ dates: stay }: { dates: StayDates }) {
  const { t, language } = useTranslation()
  const [shared, setShared] = useState<{ address: string; result: ShareResult } | null>(null)
  const address = addressOfDays(stay, language)
  const result = shared?.address === address ? shared.result : null

  return (
    <>
      <Button
        variant="quiet"
        onClick={() => void shareLink(address).then((result) => setShared({ address, result }))}
      >
        <Share2 aria-hidden className="size-5 text-accent-700" />
        {t('booking.share.button')}
      </Button>
      <p aria-live="polite" className="basis-full text-center wrap-anywhere empty:hidden">
        {result && (result === 'copied' ? t('booking.share.copied') : address)}
      </p>
    </>
  )
}

type EstimateProps = { dates: StayDates; rules: StayRules; people: number }

/** The estimate for the picked dates, line by line; nothing without a price for each night. */
function Estimate({ dates, rules: { prices, today }, people }: EstimateProps) {
  const { t } = useTranslation()
  const formatLine = useFormatLine('booking.price')
  const quote = prices.seasons.length > 0 ? quoteOf(dates, prices) : null
  if (quote?.state !== 'priced') return null
  const { lines, cleaningFee, total, deposit } = quote
  const { depositPercent, taxPercent } = prices.terms
  return (
    <section
      // A translated text that changes would keep its old translation.
      key={JSON.stringify([dates, total, people])}
      aria-label={t('booking.price.total')}
      className="mb-6 rounded-field bg-linen-50 px-4 py-2 text-sm text-pine-800"
    >
      <dl className="tabular-nums">
        {lines.map((line, index) => (
          <Row key={keyOf(line)} amount={line.amount}>
            {formatLine(line)}
            {lines[index - 1]?.from !== line.from && <Dates line={line} />}
          </Row>
        ))}
        {cleaningFee > 0 && <Row amount={cleaningFee}>{t('booking.price.cleaning')}</Row>}
        <Row amount={total} strong>
          {t('booking.price.total')}
        </Row>
        {people > 1 && (
          <Row amount={Math.round(total / people)}>
            {t('booking.price.perPerson', { count: people })}
          </Row>
        )}
        {deposit > 0 && (
          <Row amount={deposit}>{t('booking.price.deposit', { percent: depositPercent })}</Row>
        )}
      </dl>
      <p className="border-t border-linen-300 py-2">
        {t('booking.price.note')}
        {isLate(dates, today) && ` ${t('booking.price.late')}`}
        {taxPercent > 0 && ` ${t('booking.price.tax', { percent: taxPercent })}`}
      </p>
    </section>
  )
}

function isLate(stay: StayDates, today: IsoDate | null): boolean {
  return today !== null && addDays(stay.checkIn, -cancellingTerms().freeDays) < today
}

function keyOf(line: QuoteLine): string {
  return `${line.from} ${line.kind === 'nights' ? line.when : line.kind}`
}

/** The dates shared by several lines, shown once. */
function Dates({ line }: { line: QuoteLine }) {
  const { language } = useTranslation()
  return <span className="block text-pine-700">{formatSpan(line, language)}</span>
}

type RowProps = {
  amount: number
  strong?: boolean
  children: ReactNode
}

function Row({ amount, strong = false, children }: RowProps) {
  const { language } = useTranslation()
  return (
    <div
      className={clsx(
        'flex justify-between gap-6 py-1.5',
        strong && 'border-t border-linen-300 font-semibold text-pine-950',
      )}
    >
      <dt>{children}</dt>
      <dd className="whitespace-nowrap">{formatMoney(amount, language)}</dd>
    </div>
  )
}

/** The answer to the request whose page has a key; `null` while open or unknown. */
function useGivenAnswer(
  key: string | undefined,
  followAnswer: FollowAnswer | undefined,
): GivenAnswer | null {
  const follow = useCallback(
    (onUpdate: (update: { key: string; page: GuestPage }) => void) => {
      if (key === undefined || !followAnswer) return () => {}
      return followAnswer(key, (page) => onUpdate({ key, page }))
    },
    [key, followAnswer],
  )
  const [latest] = useRemote(follow)
  // The latest update may belong to the previous request.
  if (latest.state !== 'ready' || latest.value.key !== key) return null
  const { page } = latest.value
  return page.status === 'new' ? null : { ...page, status: page.status }
}
