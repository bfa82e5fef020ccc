import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { lowestPrice } from '#domain/prices/prices.ts'
import { quoteOf } from '#domain/prices/quote.ts'
import { anchorOf, type Choice, stayOf, type StayRules } from '#features/booking/stayChoice.ts'
import { ablativeOf } from '#i18n/ablative.ts'
import { formatMoney } from '#i18n/format.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { Estimate } from './Estimate.tsx'

type PriceSummaryProps = {
  choice: Choice
  rules: StayRules
  /** The choice in words. */
  children: ReactNode
}

/** A choice and what it would cost, or what a night costs at least; nothing but the choice while there are no prices. */
export function PriceSummary({ choice, rules, children }: PriceSummaryProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { prices, today } = rules
  const stay = stayOf(choice)
  const quote = stay && prices.seasons.length > 0 ? quoteOf(stay, prices) : null
  if (quote?.state === 'priced') {
    return (
      <Estimate quote={quote} terms={prices.terms}>
        {children}
      </Estimate>
    )
  }
  const nothingPicked = !stay && anchorOf(choice) === null
  const lowest = nothingPicked && today ? lowestPrice(prices.seasons, today) : null
  return (
    <>
      <p>{children}</p>
      {(quote ?? lowest) && (
        <p className="text-sm/4 text-accent-100 sm:text-lg/6">
          {quote && t('booking.price.unpriced', { count: quote.nights })}
          {lowest &&
            t('booking.price.from', {
              amount: formatMoney(lowest, language),
              ablative: ablativeOf(lowest),
            })}
        </p>
      )}
    </>
  )
}
