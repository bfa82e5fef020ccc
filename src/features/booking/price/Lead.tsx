import { useTranslation } from 'react-i18next'
import { lowestPrice } from '#domain/prices/prices.ts'
import type { StayRules } from '#features/booking/stayChoice.ts'

/**
 * The section's introduction. Both wordings are laid out, so that loading prices does not move the
 * page.
 */
export function Lead({ rules: { prices, today } }: { rules: StayRules }) {
  const { t } = useTranslation()
  const priced = today !== null && lowestPrice(prices.seasons, today) !== null
  const [words, others] = priced
    ? [t('booking.leadPriced'), t('booking.lead')]
    : [t('booking.lead'), t('booking.leadPriced')]
  return (
    <p
      data-others={others}
      className="mt-2 sm:mt-4 grid text-pine-700 *:[grid-area:1/1] after:invisible after:[grid-area:1/1] after:content-[attr(data-others)] sm:text-lead"
    >
      <span>{words}</span>
    </p>
  )
}
