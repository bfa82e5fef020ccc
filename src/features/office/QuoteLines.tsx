import { useTranslation } from 'react-i18next'
import type { Quote } from '#domain/prices/quote.ts'
import { formatMoney } from '#i18n/formatNumbers.ts'
import { useFormatLine } from '#i18n/quoteWords.ts'
import { useLanguage } from '#i18n/useLanguage.ts'

type PricedQuote = Extract<Quote, { state: 'priced' }>

/** The lines of a price estimate. */
export function QuoteLines({ quote: { lines, cleaningFee } }: { quote: PricedQuote }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const formatLine = useFormatLine('office.seasons.quote')
  const rows = lines.map((line) => [formatLine(line), line.amount] as const)
  const cleaning = [t('office.seasons.quote.cleaning'), cleaningFee] as const
  return (
    <dl className="mb-1 max-w-96 tabular-nums">
      {[...rows, ...(cleaningFee > 0 ? [cleaning] : [])].map(([words, amount], index) => (
        // Two seasons can have equal lines.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={index} className="flex justify-between gap-6">
          <dt>{words}</dt>
          <dd className="whitespace-nowrap">{formatMoney(amount, language)}</dd>
        </div>
      ))}
    </dl>
  )
}
