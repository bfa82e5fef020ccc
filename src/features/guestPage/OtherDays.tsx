import { useTranslation } from 'react-i18next'
import type { Stay } from '#domain/stay.ts'
import { anchors } from '#i18n/addresses.ts'
import { formatSpan } from '#i18n/format.ts'
import { languages } from '#i18n/languages.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { buttonStyle } from '#ui/Button.tsx'

/** Other free dates as links to the calendar, and a link to all. */
export function OtherDays({ near }: { near: readonly { stay: Stay; address: string }[] }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { home } = languages[language].paths
  return (
    <section aria-labelledby="other-days-title" className="mt-10">
      <h2 id="other-days-title" className="text-heading">
        {t('guestPage.other.title')}
      </h2>
      {near.length > 0 && (
        <>
          <p className="mt-2">{t('guestPage.other.near')}</p>
          <ul className="mt-3 flex flex-wrap gap-3">
            {near.map(({ stay, address }) => (
              <li key={stay.checkIn}>
                <a href={address} className={buttonStyle()}>
                  {formatSpan({ from: stay.checkIn, to: stay.checkOut }, language)}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="mt-4">
        <a
          href={`${home}#${anchors.reservation}`}
          className="font-semibold text-accent-700 underline underline-offset-4"
        >
          {t('guestPage.other.calendar')}
        </a>
      </p>
    </section>
  )
}
