import type { PriceLine } from '#domain/stay/agreement.ts'
import { formatMoney } from '#i18n/formatNumbers.ts'
import { useFormatLine } from '#i18n/quoteWords.ts'
import { useTranslation } from '#i18n/useTranslation.ts'

/** The lines that make the total of a stay, as parts of a description list. */
export function PriceLines({ lines }: { lines: readonly PriceLine[] }) {
  const { language } = useTranslation()
  const formatLine = useFormatLine()
  return lines.map((line, index) => (
    // Two seasons can have equal lines.
    // oxlint-disable-next-line react/no-array-index-key
    <div
      key={index}
      className="flex flex-wrap items-baseline justify-between gap-x-6 text-pine-700"
    >
      <dt>{formatLine(line)}</dt>
      <dd className="ml-auto text-right">{formatMoney(line.amount, language)}</dd>
    </div>
  ))
}
