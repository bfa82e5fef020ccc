import { MapPin } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { addressLine, directionsUrl } from '#content/villa.ts'
import { buttonStyle } from '#ui/Button.tsx'

/** Directions, facts and rules of the house for a guest with a booked stay. */
export function House() {
  const { t } = useTranslation()
  return (
    <>
      <section aria-labelledby="way-title" className="mt-10">
        <h2 id="way-title" className="text-heading">
          {t('guestPage.way.title')}
        </h2>
        <p className="mt-2">{addressLine}</p>
        <p className="hidden print:block">{directionsUrl}</p>
        <a
          href={directionsUrl}
          target="_blank"
          rel="noopener"
          className={`${buttonStyle()} mt-4 print:hidden`}
        >
          <MapPin aria-hidden className="size-5 text-accent-700" />
          {t('guestPage.way.map')}
          <span className="sr-only"> {t('app.newTab')}</span>
        </a>
      </section>
      <section aria-labelledby="house-title" className="mt-10">
        <h2 id="house-title" className="text-heading">
          {t('house.practical.title')}
        </h2>
        <dl className="mt-3 grid grid-pairs gap-x-6 gap-y-3 sm:grid-cols-2">
          {t('house.practical.items', { returnObjects: true }).map(({ title, text }) => (
            <div key={title}>
              <dt className="text-sm text-pine-700">{title}</dt>
              <dd className="font-medium">{text}</dd>
            </div>
          ))}
        </dl>
        <h2 className="mt-8 text-heading">{t('guestPage.rules.title')}</h2>
        <ul className="mt-3 list-disc space-y-1.5 pl-5 marker:text-accent-600">
          {t('guestPage.rules.items', { returnObjects: true }).map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </section>
    </>
  )
}
