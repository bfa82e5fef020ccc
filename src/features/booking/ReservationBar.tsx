import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import type { Prices } from '#domain/prices/prices.ts'
import { quoteOf } from '#domain/prices/quote.ts'
import { countNights, type Stay } from '#domain/stay.ts'
import { anchors } from '#i18n/addresses.ts'
import { formatMoney, formatStay } from '#i18n/format.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { buttonStyle } from '#ui/Button.tsx'
import { type Choice, stayOf } from './stayChoice.ts'

type ReservationBarProps = {
  choice: Choice
  /** Offered while nothing is chosen; `null` until the booked days are known. */
  weekend: Stay | null
  prices: Prices
}

/** A slim bar along a phone's lower edge: the chosen days or the next free weekend, what they would cost, and the way to ask for them. */
export function ReservationBar(props: ReservationBarProps) {
  const { t } = useTranslation()
  return (
    <div className="fixed inset-x-0 bottom-0 z-30 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-linen-300 bg-white px-gutter pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] shadow-lifted transition-[opacity,translate] duration-300 motion-reduce:transition-none md:hidden print:hidden starting:translate-y-full starting:opacity-0">
      <Offer {...props} />
      <a
        href={`#${anchors.reservation}`}
        className={clsx(
          buttonStyle({ variant: 'primary' }),
          'px-[min(1.25rem,5vw)] text-[min(1rem,4.4vw)]',
        )}
      >
        {t('nav.reservation')}
      </a>
    </div>
  )
}

function Offer({ choice, weekend, prices }: ReservationBarProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const chosen = stayOf(choice)
  const stay = chosen ?? weekend
  if (!stay) return <p className="font-medium">{t('booking.bar.ask')}</p>
  return (
    <p className="text-[min(0.8125rem,3.6vw)]/tight text-pine-700">
      <strong className="block font-serif text-[min(1.0625rem,4.7vw)]/tight font-medium text-pine-900">
        {formatStay(stay, language)}
      </strong>
      {chosen
        ? t('booking.summary.nights', { count: countNights(chosen) })
        : t('booking.calendar.freeWeekend')}
      <Price stay={stay} prices={prices} />
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
