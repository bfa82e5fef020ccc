import { useTranslation } from 'react-i18next'
import { villa } from '#content/villa.ts'
import { countNights, type Stay } from '#domain/stay.ts'
import { formatFullDate } from '#i18n/format.ts'
import { useLanguage } from '#i18n/useLanguage.ts'

/** A stay's dates with weekdays, check-in and check-out hours. */
export function StayDays({ stay }: { stay: Stay }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const day = (each: Stay['checkIn']) => formatFullDate(each, language)
  return (
    <section
      aria-label={t('guestPage.days')}
      className="mt-8 rounded-card bg-white p-5 shadow-soft sm:p-7"
    >
      <dl className="grid gap-5 sm:grid-cols-2">
        <div>
          <dt className="text-sm font-semibold text-pine-700">{t('guestPage.checkIn')}</dt>
          <dd className="text-lead">
            {t('guestPage.from', { day: day(stay.checkIn), time: villa.checkInFrom })}
          </dd>
        </div>
        <div>
          <dt className="text-sm font-semibold text-pine-700">{t('guestPage.checkOut')}</dt>
          <dd className="text-lead">
            {t('guestPage.until', { day: day(stay.checkOut), time: villa.checkOutBy })}
          </dd>
        </div>
      </dl>
      <p className="mt-4 text-pine-700">{t('guestPage.nights', { count: countNights(stay) })}</p>
    </section>
  )
}
