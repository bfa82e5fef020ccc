import type { ReactNode } from 'react'
import { SwipeRow } from './SwipeRow.tsx'
import { NewTabLink } from '#shared/NewTabLink.tsx'
import { places } from '#i18n/addresses.ts'
import { MapPin, Navigation, Plus } from 'lucide-react'
import { useTranslation } from '#i18n/useTranslation.ts'
import { UNIT } from '#domain/field/amount.ts'
import { directionsUrl, mapUrl } from '#content/address.ts'
import { villa } from '#content/villa.ts'
import { WELCOME_FOCUS, welcomePhoto } from '#content/welcomePhoto.ts'
import { formatMoney, formatNumber } from '#i18n/formatNumbers.ts'
import { buttonStyle } from '#ui/Button.tsx'
import { SurroundingsMap } from '#shared/SurroundingsMap.tsx'
import { Picture } from '#ui/Picture.tsx'
import { clsx } from 'clsx'

/** After the reservation: the house in the evening, its place, what to do nearby, and the frequent questions. */
export function Surroundings() {
  const { t } = useTranslation()
  return (
    <section id={places.location} aria-labelledby="location-title" className="overflow-x-clip">
      <Picture
        photo={welcomePhoto}
        alt={t('info.location.evening')}
        sizes="100vw"
        retryLabel={t('app.retry')}
        className={clsx(
          'mb-5 aspect-[3/2] sm:mb-12 sm:aspect-[21/9] lg:mb-16 print:hidden',
          WELCOME_FOCUS,
        )}
      />
      <Location />
      <div className="mx-auto grid max-w-page grid-cols-1 items-start gap-x-16 gap-y-4 px-gutter pt-4 pb-5 sm:gap-y-10 sm:py-10 lg:grid-cols-[1.35fr_1fr] lg:pt-14 lg:pb-16 xl:gap-x-24">
        <Activities />
        <Questions />
      </div>
    </section>
  )
}

function Questions() {
  const { t } = useTranslation()
  return (
    <div>
      <h3 id={places.questions} className="text-title">
        {t('house.questions.title')}
      </h3>
      <div className="mt-3 border-b border-linen-300 lg:mt-6">
        {t('house.questions.items', { returnObjects: true }).map(({ question, answer }) => (
          <details key={question} className="group/question border-t border-linen-300">
            <summary className="flex items-center justify-between gap-4 py-1.5 font-serif text-lg font-medium marker:content-none lg:text-xl [&::-webkit-details-marker]:hidden">
              {question}
              <Plus
                aria-hidden
                className="size-5 shrink-0 text-accent-700 transition-transform duration-200 group-open/question:rotate-45 motion-reduce:transition-none"
              />
            </summary>
            <p className="max-w-text pb-5 leading-relaxed text-pine-800">{answer}</p>
          </details>
        ))}
      </div>
    </div>
  )
}

function Activities() {
  const { t } = useTranslation()
  const items = t('info.activities.items', { returnObjects: true })
  return (
    <div>
      <h3 className="text-title">{t('info.activities.title')}</h3>
      <SwipeRow
        aria-label={t('info.activities.title')}
        className="mt-3 gap-x-12 max-sm:gap-4 sm:mt-6 sm:grid-cols-2"
      >
        {items.map(({ title, text }) => (
          <li
            key={title}
            className="border-linen-300 max-sm:w-60 max-sm:shrink-0 max-sm:snap-center max-sm:rounded-card max-sm:bg-white max-sm:p-4 max-sm:shadow-soft sm:border-t sm:py-4"
          >
            <p className="font-serif text-lg font-medium sm:text-xl">{title}</p>
            <p className="mt-1 text-pine-800 max-sm:text-[0.9375rem] max-sm:leading-snug">{text}</p>
          </li>
        ))}
      </SwipeRow>
    </div>
  )
}

/** The distances as a list, a map, and a link to the directions. */
function Location() {
  const { t, language } = useTranslation()
  return (
    <div className="mx-auto grid max-w-page grid-cols-1 gap-x-16 gap-y-5 px-gutter lg:grid-cols-[1fr_1.35fr]">
      <div>
        <h2 id="location-title" className="text-title">
          {t('info.location.title')}
        </h2>
        <p className="mt-2 max-w-text text-pine-800 sm:mt-3 sm:text-lead">
          {t('info.location.text')}
        </p>
        <dl className="mt-3 grid grid-pairs gap-x-6 sm:grid-cols-2 lg:mt-6 lg:grid-cols-1">
          {villa.places.map(({ key, km }) => (
            <Distance key={key} name={t(`info.location.places.${key}`)}>
              {formatNumber(km, language)} km
            </Distance>
          ))}
          <Near />
        </dl>
      </div>
      <div className="flex flex-col items-start gap-3 max-lg:-mx-gutter max-lg:items-center lg:self-center">
        {villa.places.length > 0 && (
          <>
            <SurroundingsMap />
            <p className="text-sm text-pine-700 max-lg:px-gutter max-lg:text-center print:hidden">
              {t('info.location.sketch')}
            </p>
          </>
        )}
        <div className="grid grid-pairs gap-3 max-lg:px-gutter max-sm:w-full max-sm:*:gap-1.5 max-sm:*:px-1 sm:flex sm:flex-wrap max-lg:sm:justify-center">
          <NewTabLink href={mapUrl} className={buttonStyle()}>
            <MapPin aria-hidden className="size-5 text-accent-700" />
            {t('info.location.showOnMap')}
          </NewTabLink>
          <NewTabLink href={directionsUrl} className={buttonStyle()}>
            <Navigation aria-hidden className="size-5 text-accent-700" />
            {t('info.location.directions')}
          </NewTabLink>
        </div>
      </div>
    </div>
  )
}

function Distance({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-x-2 border-t border-linen-300 py-1 sm:py-1.5">
      <dt className="max-sm:text-sm max-sm:text-pine-700">{name}</dt>
      <dd className="font-serif whitespace-nowrap sm:text-lg">{children}</dd>
    </div>
  )
}

/** What else is known of the surroundings. */
function Near() {
  const { t, language } = useTranslation()
  const { marketKm, hospitalKm, transferPrice } = villa.nearest ?? {}
  const known = [
    [t('info.location.market'), marketKm && `${formatNumber(marketKm, language)} km`],
    [t('info.location.hospital'), hospitalKm && `${formatNumber(hospitalKm, language)} km`],
    [t('info.location.transfer'), transferPrice && formatMoney(transferPrice * UNIT, language)],
  ] as const
  return known.map(
    ([name, value]) =>
      value && (
        <Distance key={name} name={name}>
          {value}
        </Distance>
      ),
  )
}
