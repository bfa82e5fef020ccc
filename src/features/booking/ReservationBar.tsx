import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import type { Prices } from '#domain/prices/prices.ts'
import { quoteOf } from '#domain/prices/quote.ts'
import { countNights, type Stay } from '#domain/stay.ts'
import { anchors } from '#i18n/addresses.ts'
import { formatStay } from '#i18n/format.ts'
import { formatMoney } from '#i18n/formatNumbers.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { buttonStyle } from '#ui/Button.tsx'
import { FromPrice } from './price/FromPrice.tsx'
import { type Choice, stayOf, type StayRules } from './stayChoice.ts'

type ReservationBarProps = {
  choice: Choice
  rules: StayRules
}

/**
 * A bar at the bottom of a phone: the chosen dates with their price, or the lowest price a night,
 * and a link to the form.
 */
export function ReservationBar(props: ReservationBarProps) {
  const { t } = useTranslation()
  return (
    <div className="fixed inset-x-0 bottom-0 z-30 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-linen-300 bg-white px-gutter pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] shadow-lifted transition-[opacity,translate] duration-300 motion-reduce:transition-none md:hidden print:hidden short:flex-nowrap short:py-0.5 starting:translate-y-full starting:opacity-0">
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
  const { t } = useTranslation()
  const language = useLanguage()
  const stay = stayOf(choice)
  return (
    <p className="text-[min(0.8125rem,3.6vw)]/tight text-pine-700 short:flex short:items-baseline short:gap-x-3 short:whitespace-nowrap">
      <strong className="block font-serif text-[min(1.0625rem,4.7vw)]/tight font-medium text-pine-900">
        {stay ? formatStay(stay, language) : t('booking.bar.ask')}
      </strong>
      {stay && t('booking.summary.nights', { count: countNights(stay) })}
      {stay ? <Price stay={stay} prices={rules.prices} /> : <FromPrice rules={rules} />}
    </p>
  )
}

function Price({ stay, prices }: { stay: Stay; prices: Prices }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const quote = quoteOf(stay, prices)
  if (quote.state === 'unpriced') return null
  return (
    <span className="block">
      {t('booking.price.estimate', { amount: formatMoney(quote.total, language) })}
    </span>
  )
}
