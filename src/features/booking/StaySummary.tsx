import { useTranslation } from 'react-i18next'
import { countNights } from '#domain/stay.ts'
import { formatStay } from '#i18n/format.ts'
import { currentLanguage } from '#i18n/index.ts'
import { anchorOf, type Choice, stayOf } from './stayChoice.ts'

/** The days picked so far in one line, such as "5 gece · 10–15 Temmuz", or what to pick next. */
export function StaySummary({ choice }: { choice: Choice }) {
  const [main, more] = useWords(choice)
  return (
    <p
      aria-live="polite"
      className="sticky top-16 lg:top-20 z-10 bg-aegean-800 px-5 py-3.5 text-white sm:px-7 xl:static xl:col-span-2 xl:row-start-1 xl:rounded-t-card xl:px-8 xl:py-5"
    >
      <span className="inline-block">
        <strong className="font-serif text-lg font-medium sm:text-heading">{main}</strong>
        {more && ' ·'}
      </span>{' '}
      <span className="inline-block text-aegean-100 sm:text-lg">{more}</span>
    </p>
  )
}

function useWords(choice: Choice): [main: string, more?: string] {
  const { t } = useTranslation()
  const language = currentLanguage()
  const stay = stayOf(choice)
  if (stay) {
    const nights = t('booking.summary.nights', { count: countNights(stay) })
    return [nights, formatStay(stay, language)]
  }
  const anchor = anchorOf(choice)
  if (anchor === null) return [t('booking.summary.none')]
  const day = formatStay({ checkIn: anchor, checkOut: anchor }, language)
  return choice.checkIn
    ? [t('booking.summary.checkIn', { day }), t('booking.summary.thenCheckOut')]
    : [t('booking.summary.checkOut', { day }), t('booking.summary.thenCheckIn')]
}
