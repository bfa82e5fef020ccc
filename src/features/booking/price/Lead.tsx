import { useTranslation } from 'react-i18next'
import { lowestPrice } from '#domain/prices/prices.ts'
import type { StayRules } from '#features/booking/stayChoice.ts'

/** What to do here, and who names the price. The other wording keeps its space, so that nothing moves when prices come. */
export function Lead({ rules: { prices, today } }: { rules: StayRules }) {
  const { t } = useTranslation()
  const priced = today !== null && lowestPrice(prices.seasons, today) !== null
  const [words, others] = priced
    ? [t('booking.leadPriced'), t('booking.lead')]
    : [t('booking.lead'), t('booking.leadPriced')]
  return (
    <p
      data-others={others}
      className="mt-4 grid text-pine-700 *:[grid-area:1/1] after:invisible after:[grid-area:1/1] after:content-[attr(data-others)] sm:text-lead"
    >
      <span>{words}</span>
    </p>
  )
}
