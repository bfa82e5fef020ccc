import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Span } from '#domain/prices/season.ts'
import { quoteOf } from '#domain/prices/quote.ts'
import { anchorOf, type Choice, stayOf, type StayRules } from '#features/booking/stayChoice.ts'
import { Estimate } from './Estimate.tsx'
import { FromPrice } from './FromPrice.tsx'

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
      <Estimate quote={quote} terms={prices.terms} people={people}>
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
