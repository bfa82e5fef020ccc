import { Navigation } from 'lucide-react'
import { useTranslation } from '#i18n/useTranslation.ts'
import { directionsUrl, distances } from '#content/villa.ts'
import { formatNumber } from '#i18n/formatNumbers.ts'
import { buttonStyle } from '#ui/Button.tsx'
import { Reveal } from '#ui/Reveal.tsx'
import { DistanceMap } from '#features/site/DistanceMap.tsx'

/** The distances as a list, a map, and a link to the directions. */
export function Location() {
  const { t, language } = useTranslation()
  return (
    <div className="mx-auto grid max-w-page grid-cols-1 gap-x-16 gap-y-6 px-gutter lg:grid-cols-[1fr_1.35fr]">
      <Reveal>
        <h2 id="location-title" className="text-title">
          {t('info.location.title')}
        </h2>
        <p className="mt-3 max-w-text text-pine-800 sm:text-lead">{t('info.location.text')}</p>
        <dl className="mt-4 grid grid-pairs gap-x-6 sm:grid-cols-1 lg:mt-8">
          {distances.map(({ key, km }) => (
            <div
              key={key}
              className="flex items-baseline justify-between gap-x-2 border-t border-linen-300 py-1.5 sm:py-2.5"
            >
              <dt className="max-sm:text-sm max-sm:text-pine-700">
                {t(`info.location.places.${key}`)}
              </dt>
              <dd className="font-serif whitespace-nowrap sm:text-xl">
                {formatNumber(km, language)} km
              </dd>
            </div>
          ))}
        </dl>
      </Reveal>
      <Reveal className="flex flex-col items-start gap-4 max-lg:-mx-gutter max-lg:items-center lg:self-center">
        <DistanceMap />
        <a href={directionsUrl} className={buttonStyle()} target="_blank" rel="noopener">
          <Navigation aria-hidden className="size-5 text-accent-700" />
          {t('info.location.directions')}
          <span className="sr-only">{t('app.newTab')}</span>
        </a>
      </Reveal>
    </div>
  )
}
