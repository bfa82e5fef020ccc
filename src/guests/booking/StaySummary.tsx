import { clsx } from 'clsx'
import { CircleAlert, WifiOff } from 'lucide-react'
import { useTranslation } from '#i18n/useTranslation.ts'
import type { ReactNode } from 'react'
import { firstBlockedDay } from '#domain/stay/availability.ts'
import { addDays, type IsoDate } from '#domain/date.ts'
import { type Span, shortestStay } from '#domain/prices/prices.ts'
import { countNights } from '#domain/stay/stayDates.ts'
import { formatLongDate, formatStay } from '#i18n/format.ts'
import {
  anchorOf,
  type Choice,
  firstCheckIn,
  hasTurnover,
  quoteOfChoice,
  reachOf,
  stayOf,
  type StayRules,
} from '#domain/stay/stayChoice.ts'
import type { Notice } from './useDays.ts'
import type { SentRequest } from './request/sentRequest.ts'
import { FromPrice } from './price/FromPrice.tsx'
import { useProblemWords } from '#i18n/problemWords.ts'
import { formatMoney } from '#i18n/formatNumbers.ts'

type StaySummaryProps = {
  choice: Choice
  /** The sent request, shown until another day is picked. */
  sent: SentRequest | null
  rules: StayRules
  notice: Notice | null
  months: Span | null
  offline: boolean
}

/** Above the calendar and the form, and sticky within the section. */
export function StaySummary(props: StaySummaryProps) {
  const { choice, sent, rules, notice, months, offline } = props
  const { t } = useTranslation()
  const [main, more] = useWords(props)
  return (
    <div
      className={clsx(
        'sticky top-header z-10 bg-accent-800 text-white lg:top-[max(5rem,var(--bar,0px))] xl:col-span-2 noscript:hidden',
        'flex min-h-18 flex-wrap content-center items-baseline justify-between gap-x-8 gap-y-1 px-5 py-3 sm:px-7 xl:px-10 short:min-h-9 short:py-1',
      )}
    >
      <div
        aria-live="polite"
        className="flex grow flex-wrap items-baseline justify-between gap-x-8 leading-6"
      >
        <PriceSummary {...{ choice, rules, months }} asks={!sent}>
          <span className="flex flex-wrap items-baseline gap-x-[0.9em] overflow-x-clip">
            {/* Keys, because a translated text that changes would keep its old translation. */}
            <strong
              key={main}
              className="font-serif text-[min(1.125rem,7vw)] leading-[1.33] font-medium sm:text-heading short:text-base"
            >
              {main}
            </strong>
            {more && (
              <span key={more} className="relative text-accent-100 sm:text-lg/6">
                {/* The separator between the two on one line, clipped where the second wraps. */}
                <span className="absolute right-full w-[0.9em] text-center"> · </span>
                {more}
              </span>
            )}
          </span>
        </PriceSummary>
      </div>
      <DayNotice notice={notice} today={rules.today} />
      {offline && (
        <output className="flex gap-2 text-sm text-accent-100">
          <WifiOff aria-hidden className="mt-0.5 size-4 shrink-0" />
          {t('booking.calendar.offline')}
        </output>
      )}
    </div>
  )
}

type Picked = Pick<StaySummaryProps, 'choice' | 'sent' | 'rules'>

function useWords({ choice, sent, rules }: Picked): [main: string, more?: string] {
  const { t, language } = useTranslation()
  const stay = stayOf(choice)
  if (stay) {
    const nights = t('units.nights', { count: countNights(stay) })
    return [nights, formatStay(stay, language, rules.today)]
  }
  const anchor = anchorOf(choice)
  if (anchor === null && sent)
    return [
      t('units.nights', { count: countNights(sent.dates) }),
      formatStay(sent.dates, language, rules.today),
    ]
  const { checkIn, checkOut } = choice
  const formatDay = (day: IsoDate) =>
    formatStay({ checkIn: day, checkOut: day }, language, rules.today)
  // Both are typed, in the wrong order.
  if (checkIn && checkOut)
    return [
      t('booking.summary.checkIn', { day: formatDay(checkIn) }),
      t('booking.summary.checkOut', { day: formatDay(checkOut) }),
    ]
  if (anchor === null) return [t('booking.summary.none')]
  const day = formatDay(anchor)
  const limit = limitOf(choice, rules)
  const within = {
    day: limit ? formatDay(limit) : '',
  }
  if (choice.checkOut) {
    const first = firstCheckIn(choice.checkOut, rules)
    const next = first === null ? 'noCheckIn' : limit ? 'thenCheckInWithin' : 'thenCheckIn'
    const from = { day: first === null ? '' : formatDay(first) }
    return [t('booking.summary.checkOut', { day }), t(`booking.summary.${next}`, from)]
  }
  const nights = shortestStay(anchor, rules.prices)
  const next = t(`booking.summary.${nextAfter(anchor, nights, limit)}`, { ...within, nights })
  return [t('booking.summary.checkIn', { day }), next]
}

/** The hint for the check-out of a check-in, given the minimum nights and the last possible day. */
function nextAfter(checkIn: IsoDate, nights: number, limit: IsoDate | null) {
  if (limit === checkIn) return 'nextBooked'
  if (limit && limit < addDays(checkIn, nights)) return 'noRoom'
  if (nights > 1) return limit ? 'thenAtLeastWithin' : 'thenAtLeast'
  return limit ? 'thenCheckOutWithin' : 'thenCheckOut'
}

/** The last possible day beside booked ones for a half-picked stay; `null` without a limit. */
function limitOf(choice: Choice, rules: StayRules): IsoDate | null {
  const reach = reachOf(choice, rules)
  if (!reach) return null
  const [limit, from, to] = choice.checkIn
    ? [reach.to, reach.to, addDays(reach.to, 1)]
    : [reach.from, addDays(reach.from, -1), reach.from]
  const blocked = firstBlockedDay(rules.availability, from, to, hasTurnover(rules))
  return blocked === null ? null : limit
}

type DayNoticeProps = Pick<StaySummaryProps, 'notice'> & { today: IsoDate | null }

/** Announces why days could not be picked, what a pick did, or that picked days were booked. */
function DayNotice({ notice, today }: DayNoticeProps) {
  const formatNotice = useNoticeWords(today)
  if (!notice) return null
  return (
    <p role="alert" className="flex gap-2 text-sm text-sun-100 sm:text-base">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 sm:mt-1" />
      {formatNotice(notice)}
    </p>
  )
}

function useNoticeWords(today: IsoDate | null): (notice: Notice) => string {
  const { t, language } = useTranslation()
  const formatProblem = useProblemWords()

  return (notice) => {
    if (!('begun' in notice)) {
      if (notice.code === 'short' || notice.code === 'arrival')
        return formatProblem(notice, 'checkOut')
      const day = 'day' in notice ? formatLongDate(notice.day, language) : ''
      return t(`booking.notice.${notice.code}`, { day })
    }
    const { begun } = notice
    const checkIn = formatStay({ checkIn: begun, checkOut: begun }, language, today)
    return `${formatProblem(notice, 'checkOut')} ${t('booking.notice.begun', { day: checkIn })}`
  }
}

type PriceSummaryProps = {
  choice: Choice
  rules: StayRules
  months: Span | null
  /** Whether dates still have to be chosen, so no request is sent yet. */
  asks: boolean
  children: ReactNode
}

function PriceSummary({ choice, rules, months, asks, children }: PriceSummaryProps) {
  const { t, language } = useTranslation()
  const quote = quoteOfChoice(choice, rules)
  if (quote?.state === 'priced') {
    const total = formatMoney(quote.total, language)
    return (
      <>
        <p>{children}</p>
        {/* A key, because a translated text that changes would keep its old translation. */}
        <p key={total} className="text-sm/4 font-semibold sm:text-lg/6">
          {t('booking.price.estimate', { amount: total })}
        </p>
      </>
    )
  }
  const nothingPicked = asks && choice.checkIn === null && choice.checkOut === null
  return (
    <>
      <p>{children}</p>
      <p className="text-sm/4 text-accent-100 empty:hidden sm:text-lg/6 short:text-sm">
        {quote && (
          <span key={quote.nights}>{t('booking.price.unpriced', { count: quote.nights })}</span>
        )}
        {nothingPicked && <FromPrice rules={rules} months={months} />}
      </p>
    </>
  )
}
