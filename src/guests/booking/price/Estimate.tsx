import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { addDays } from '#domain/date.ts'
import { lowestPrice } from '#domain/prices/prices.ts'
import type { QuoteLine } from '#domain/prices/quote.ts'
import { formatSpan } from '#i18n/format.ts'
import { formatMoney } from '#i18n/formatNumbers.ts'
import { useSiteSettings } from '#guests/shared/siteSettings.ts'
import { useFormatLine } from '#i18n/quoteWords.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { type Choice, quoteOfChoice, stayOf, type StayRules } from '#domain/stay/stayChoice.ts'
import { FromPrice } from './FromPrice.tsx'

type EstimateProps = { choice: Choice; rules: StayRules; people: number | null }

/** The estimate for the picked dates, line by line; on a wide screen the lowest price before. */
export function Estimate({ choice, rules, people }: EstimateProps) {
  const { t } = useTranslation()
  const formatLine = useFormatLine()
  const { freeCancellationDays } = useSiteSettings()
  const dates = stayOf(choice)
  const quote = quoteOfChoice(choice, rules)
  if (!dates) return <LowestPrice rules={rules} />
  if (quote?.state !== 'priced') return null
  const { lines, cleaningFee, total, deposit } = quote
  const { depositPercent, taxPercent, taxPaid } = rules.prices.terms
  const isLate = rules.today !== null && addDays(dates.checkIn, -freeCancellationDays) < rules.today
  const hasSeveral = lines.some(({ from }) => from !== lines[0]?.from)
  return (
    <section
      // A translated text that changes would keep its old translation.
      key={JSON.stringify([dates, total, people])}
      aria-label={t('booking.price.total')}
      className="mx-3 mb-3 rounded-field bg-linen-50 px-4 py-2 text-sm text-pine-800 sm:mx-7 sm:-mt-4 sm:mb-7 xl:col-start-1 xl:row-start-3 xl:m-0 xl:rounded-none xl:border-t xl:border-linen-200 xl:px-10 xl:pt-6 xl:pb-4 xl:text-base"
    >
      <dl className="tabular-nums">
        {lines.map((line, index) => (
          <Row key={keyOf(line)} amount={line.amount}>
            {formatLine(line)}
            {hasSeveral && lines[index - 1]?.from !== line.from && <Dates line={line} />}
          </Row>
        ))}
        {cleaningFee > 0 && <Row amount={cleaningFee}>{t('priceLines.cleaning')}</Row>}
        <Row amount={total} strong>
          {t('booking.price.total')}
        </Row>
        {people !== null && people > 1 && (
          <Row amount={Math.round(total / people)}>
            {t('booking.price.perPerson', { count: people })}
          </Row>
        )}
        {deposit > 0 && (
          <Row amount={deposit}>{t('booking.price.deposit', { percent: depositPercent })}</Row>
        )}
      </dl>
      <p className="border-t border-linen-300 py-2 xl:text-sm">
        {t('booking.price.note')}
        {isLate && ` ${t('booking.price.late')}`}
        {taxPercent > 0 && ` ${t(`booking.price.tax.${taxPaid}`, { percent: taxPercent })}`}
      </p>
    </section>
  )
}

/** Beside the form of a wide screen, before days with a price are picked. */
function LowestPrice({ rules }: { rules: StayRules }) {
  const { t } = useTranslation()
  if (lowestPrice(rules.prices.seasons, rules.today) === null) return null
  return (
    <div className="hidden border-t border-linen-200 bg-linen-50 px-10 pt-8 pb-6 xl:col-start-1 xl:row-start-3 xl:block">
      <p className="font-serif text-[2.5rem]/tight text-pine-950">
        <FromPrice rules={rules} />
      </p>
      <p className="mt-2 text-pine-700">{t('booking.price.pickDays')}</p>
    </div>
  )
}

function keyOf(line: QuoteLine): string {
  return `${line.from} ${line.kind === 'nights' ? line.when : line.kind}`
}

/** The nights of a season, where there are several. */
function Dates({ line }: { line: QuoteLine }) {
  const { t, language } = useTranslation()
  const nights = formatSpan(line, language, 'short')
  return <span className="block text-pine-700">{t('booking.price.span', { nights })}</span>
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
        'flex items-baseline justify-between gap-6 py-1.5',
        strong && 'border-t border-linen-300 font-semibold text-pine-950',
      )}
    >
      <dt>{children}</dt>
      <dd
        className={clsx(
          'whitespace-nowrap',
          strong && 'font-serif text-[min(1.5rem,8vw)]/tight font-medium xl:text-[3rem]',
        )}
      >
        {formatMoney(amount, language)}
      </dd>
    </div>
  )
}
