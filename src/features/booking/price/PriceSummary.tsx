import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { addDays, type IsoDate } from '#domain/date.ts'
import type { Span } from '#domain/prices/season.ts'
import { type Quote, type QuoteLine, quoteOf } from '#domain/prices/quote.ts'
import { anchorOf, type Choice, stayOf, type StayRules } from '#features/booking/stayChoice.ts'
import { FromPrice } from './FromPrice.tsx'
import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import type { Terms } from '#domain/prices/prices.ts'
import { formatApproximately } from '#i18n/approximateWords.ts'
import type { Stay } from '#domain/stay.ts'
import { formatSpan } from '#i18n/format.ts'
import { cancellingTerms } from '#i18n/index.ts'
import { formatMoney } from '#i18n/formatNumbers.ts'
import { useFormatLine } from '#i18n/quoteWords.ts'
import { useLanguage } from '#i18n/useLanguage.ts'

type PriceSummaryProps = {
  choice: Choice
  rules: StayRules
  /** The number of guests for the price per person. */
  people: number
  /** The months in the calendar, if shown. */
  months: Span | null
  /** Whether dates still have to be chosen, so no request is sent yet. */
  asks: boolean
  /** The formatted choice. */
  children: ReactNode
}

/**
 * The chosen dates with their price, or the lowest price a night in the shown months; only the
 * dates without prices.
 */
export function PriceSummary({ choice, rules, people, months, asks, children }: PriceSummaryProps) {
  const { t } = useTranslation()
  const { prices } = rules
  const stay = stayOf(choice)
  const quote = stay && prices.seasons.length > 0 ? quoteOf(stay, prices) : null
  if (quote?.state === 'priced') {
    return (
      <Estimate quote={quote} terms={prices.terms} people={people} late={isLate(stay, rules.today)}>
        {children}
      </Estimate>
    )
  }
  const nothingPicked = asks && !stay && anchorOf(choice) === null
  return (
    <>
      <p>{children}</p>
      <p className="text-sm/4 text-accent-100 empty:hidden sm:text-lg/6 short:text-sm">
        {quote && t('booking.price.unpriced', { count: quote.nights })}
        {nothingPicked && <FromPrice rules={rules} months={months} />}
      </p>
    </>
  )
}

type EstimateProps = {
  quote: Extract<Quote, { state: 'priced' }>
  terms: Terms
  /** For how many guests. */
  people: number
  /** Whether it can no longer be cancelled without cost. */
  late: boolean
  /** The formatted stay. */
  children: ReactNode
}

function isLate(stay: Stay | null, today: IsoDate | null): boolean {
  return (
    stay !== null && today !== null && addDays(stay.checkIn, -cancellingTerms().freeDays) < today
  )
}

// Stacked above the form, the opened estimate would cover half of a phone while typing.
const STACKED = '(width < 80rem)'
const SCROLLED_PX = 150

/**
 * A stay and its estimated price; opens into its lines, and closes on a phone when the form gets
 * the focus or the page is scrolled.
 */
function Estimate({ quote, terms, people, late, children }: EstimateProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const formatLine = useFormatLine('booking.price')
  const { lines, cleaningFee, total, deposit } = quote
  const { depositPercent, taxPercent } = terms
  const details = useRef<HTMLDetailsElement>(null)
  const openedAt = useRef(0)
  useEffect(() => {
    const close = () => {
      if (details.current && matchMedia(STACKED).matches) details.current.open = false
    }
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Node && !details.current?.contains(target)) close()
    }
    const onScroll = () => {
      if (Math.abs(scrollY - openedAt.current) > SCROLLED_PX) close()
    }
    document.addEventListener('focusin', onFocus)
    document.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      document.removeEventListener('focusin', onFocus)
      document.removeEventListener('scroll', onScroll)
    }
  }, [])
  return (
    <details
      ref={details}
      className="group grow"
      onToggle={() => {
        openedAt.current = scrollY
      }}
    >
      <summary className="-my-3 flex flex-wrap items-baseline justify-between gap-x-8 py-3">
        <span>{children}</span>
        <span className="flex items-center gap-1.5 text-sm/4 font-semibold sm:text-lg/6">
          {t('booking.price.estimate', { amount: formatMoney(total, language) })}{' '}
          {formatApproximately(total, language, 'first')}
          <ChevronDown aria-hidden className="size-4 shrink-0 group-open:rotate-180" />
        </span>
      </summary>
      <div className="mt-3 max-h-[50svh] items-end gap-x-12 overflow-y-auto border-t border-accent-600 text-sm text-accent-100 sm:flex sm:pt-1 sm:text-base">
        <dl className="shrink-0 tabular-nums sm:order-last sm:w-96">
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
            <Row amount={Math.round(total / people)} converted>
              {t('booking.price.perPerson', { count: people })}
            </Row>
          )}
          {deposit > 0 && (
            <Row amount={deposit} converted>
              {t('booking.price.deposit', { percent: depositPercent })}
            </Row>
          )}
        </dl>
        <p className="max-w-text grow py-1.5">
          {t('booking.price.note')}
          {late && ` ${t('booking.price.late')}`}
          {taxPercent > 0 && ` ${t('booking.price.tax', { percent: taxPercent })}`}
        </p>
      </div>
    </details>
  )
}

function keyOf(line: QuoteLine): string {
  return `${line.from} ${line.kind === 'nights' ? line.when : line.kind}`
}

/** The dates shared by several lines, shown once. */
function Dates({ line }: { line: QuoteLine }) {
  const language = useLanguage()
  return <span className="block text-accent-200">{formatSpan(line, language)}</span>
}

type RowProps = {
  amount: number
  strong?: boolean
  /** Whether it is shown in other currencies too. */
  converted?: boolean
  children: ReactNode
}

function Row({ amount, strong = false, converted = strong, children }: RowProps) {
  const language = useLanguage()
  const approximate = converted && formatApproximately(amount, language)
  return (
    <div
      className={clsx(
        'flex justify-between gap-6 py-1.5',
        strong && 'border-t border-accent-600 font-semibold text-white',
      )}
    >
      <dt>
        {children}
        {approximate && <span className="block font-normal text-accent-200">{approximate}</span>}
      </dt>
      <dd className="whitespace-nowrap">{formatMoney(amount, language)}</dd>
    </div>
  )
}
