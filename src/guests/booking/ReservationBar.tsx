import { clsx } from 'clsx'
import { countNights } from '#domain/stay/stayDates.ts'
import { anchors } from '#i18n/addresses.ts'
import { formatStay } from '#i18n/format.ts'
import { formatMoney } from '#i18n/formatNumbers.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { buttonStyle } from '#ui/Button.tsx'
import { FromPrice } from './price/FromPrice.tsx'
import { type Choice, quoteOfChoice, stayOf, type StayRules } from '#domain/stay/stayChoice.ts'

type ReservationBarProps = { choice: Choice; rules: StayRules }

/** On a phone, the chosen dates with their price and the way to the form. */
export function ReservationBar(props: ReservationBarProps) {
  const { t } = useTranslation()
  return (
    <div
      className={clsx(
        'fixed inset-x-0 bottom-0 z-30 border-t border-linen-300 bg-white shadow-lifted md:hidden print:hidden',
        'flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-gutter pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] short:flex-nowrap short:py-0.5',
        'transition-[opacity,translate] duration-300 motion-reduce:transition-none starting:translate-y-full starting:opacity-0',
      )}
    >
      <Offer {...props} />
      <a
        href={`#${anchors.reservation}`}
        className={clsx(
          buttonStyle({ variant: 'primary' }),
          'shrink-0 px-[min(1.25rem,5vw)] text-[min(1rem,4.4vw)] short:min-h-8',
        )}
      >
        {t('nav.reservation')}
      </a>
    </div>
  )
}

function Offer({ choice, rules }: ReservationBarProps) {
  const { t, language } = useTranslation()
  const stay = stayOf(choice)
  const quote = quoteOfChoice(choice, rules)
  return (
    <p
      // A translated text that changes would keep its old translation.
      key={JSON.stringify(stay)}
      // In a low window, the rest of the bar is on a second, hidden row.
      className="text-[min(0.8125rem,3.6vw)]/tight text-pine-700 short:flex short:h-[1.6em] short:min-w-0 short:flex-wrap short:items-baseline short:gap-x-3 short:overflow-hidden short:whitespace-nowrap"
    >
      <strong className="block font-serif text-[min(1.0625rem,4.7vw)]/tight font-medium text-pine-900">
        {stay ? formatStay(stay, language, rules.today) : t('booking.bar.ask')}
      </strong>
      {stay && t('units.nights', { count: countNights(stay) })}
      {quote?.state === 'priced' && (
        <span className="block">
          {t('booking.price.estimate', { amount: formatMoney(quote.total, language) })}
        </span>
      )}
      {!stay && <FromPrice rules={rules} />}
    </p>
  )
}
