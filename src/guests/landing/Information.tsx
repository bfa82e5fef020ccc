import { SwipeRow } from './SwipeRow.tsx'
import { House } from './House.tsx'
import { Prices } from './Prices.tsx'
import { anchors } from '#i18n/addresses.ts'
import { useSiteSettings } from '#guests/shared/siteSettings.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { Logo } from '#shared/Logo.tsx'
import { drawingOf } from '#content/drawings.ts'
import { rolePhotos } from '#content/rolePhotos.ts'
import { HOSTS_FOCUS, hostsPhoto } from '#content/hostsPhoto.ts'
import { Photograph } from './Photograph.tsx'
import { formatNumber } from '#i18n/formatNumbers.ts'
import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { useState } from 'react'
import { averageOf, type PublishedReview } from '#domain/reviews/review.ts'
import { usePublished } from './publicValues.ts'
import { formatMonthOf, languageName } from '#i18n/format.ts'
import { Button } from '#ui/Button.tsx'
import { NewTabLink } from '#shared/NewTabLink.tsx'
import { villa } from '#content/villa.ts'
import { Picture } from '#ui/Picture.tsx'
import { Stars } from '#ui/Stars.tsx'

/** The information section, which ends with the prices, because the calendar follows. */
export function Information() {
  return (
    <section
      id={anchors.info}
      aria-labelledby="info-title"
      className="overflow-x-clip pt-5 sm:pt-12 lg:pt-16"
    >
      <Hosts />
      <div className="mx-auto max-w-page px-gutter">
        <Reviews />
      </div>
      <Intro />
      <Features />
      <House />
      <Prices />
    </section>
  )
}

/** The hosts' words beside their portrait, or else across both columns. */
function Hosts() {
  const { t, language } = useTranslation()
  const settings = useSiteSettings()
  return (
    <div className="mx-auto max-w-page px-gutter">
      <div
        className={clsx(
          'grid gap-x-16 gap-y-4 md:gap-x-10 lg:gap-x-16 xl:gap-x-24',
          hostsPhoto ? 'items-center md:grid-cols-2' : 'items-start lg:grid-cols-[1fr_1.4fr]',
        )}
      >
        {hostsPhoto ? (
          <Picture
            photo={hostsPhoto}
            alt={t('house.hosts.portrait')}
            sizes="(min-width: 48rem) 46vw, 100vw"
            retryLabel={t('app.retry')}
            className={clsx('aspect-[4/5] overflow-hidden rounded-card', HOSTS_FOCUS)}
          />
        ) : (
          <Title />
        )}
        <div>
          {hostsPhoto && <Title />}
          <p className="mt-2 max-w-text lg:text-lead">
            {settings.about?.[language] ?? t('house.hosts.text')}
          </p>
          <p className="mt-3 font-serif text-2xl/tight font-medium sm:mt-5 sm:text-[2rem]/tight">
            {t('trust.hosts')}
          </p>
          <p className="mt-1 font-semibold text-accent-700">{t('house.hosts.answer')}</p>
          <Checks />
        </div>
      </div>
    </div>
  )
}

function Title() {
  const { t } = useTranslation()
  return (
    <div>
      <Logo className="mb-4 size-10 text-accent-600 max-lg:hidden" />
      <h2 className="text-title 2xl:text-display">{t('house.hosts.title')}</h2>
    </div>
  )
}

/** What a careful guest can check without believing this page. */
function Checks() {
  const { t } = useTranslation()
  const { phone, phoneLink: elsewhere, permitName, permitAddress } = useSiteSettings()
  const shown = [permitName, permitAddress].filter(Boolean).join(', ')
  const { permit } = villa
  if (!permit && elsewhere === undefined) return null
  return (
    <div className="mt-4 max-w-text border-t border-linen-300 pt-3 text-sm text-pine-800 wrap-break-word sm:mt-6 sm:text-base">
      {permit && (
        <p>
          {t('house.hosts.permit', { words: permit.search, permit: permit.number })}
          {shown !== '' && ` ${t('house.hosts.permitShows', { shown })}`}{' '}
          <NewTabLink href={permit.checkUrl} className={LINK}>
            {t('house.hosts.toService')}
          </NewTabLink>
        </p>
      )}
      {elsewhere !== undefined && (
        <p className="mt-2">
          {t('house.hosts.phoneElsewhere', { phone })}{' '}
          <NewTabLink href={elsewhere} className={LINK}>
            {new URL(elsewhere).host}
          </NewTabLink>
        </p>
      )}
    </div>
  )
}

const LINK = 'font-semibold wrap-anywhere text-accent-700 underline underline-offset-3'

const SHOWN = 3

/** The guests' reviews with their average, newest first; the rest on demand. */
function Reviews() {
  const { t, language } = useTranslation()
  const reviews = usePublished()
  const [all, setAll] = useState(false)
  const average = averageOf(reviews)
  if (reviews.length === 0) return null
  return (
    <section aria-labelledby="reviews-title" className="pt-4 sm:pt-10 lg:pt-12">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h3 id="reviews-title" className="text-heading">
          {t('house.hosts.reviews')}
        </h3>
        {average !== null && (
          <p className="text-pine-700">
            {t('house.reviews.average', {
              average: formatNumber(average, language),
              count: reviews.length,
            })}
          </p>
        )}
        {average !== null && (
          <p className="w-full text-sm text-pine-700">{t('house.reviews.whoWrites')}</p>
        )}
      </div>
      {reviews.length === 1 && reviews[0] ? (
        <OneReview review={reviews[0]} isAlone />
      ) : (
        <SwipeRow
          aria-labelledby="reviews-title"
          className="mt-3 gap-8 max-md:gap-3 max-md:pb-2 md:mt-4 md:grid-cols-2 lg:grid-cols-3 max-md:-mx-gutter max-md:flex max-md:scroll-px-gutter max-md:overflow-x-auto max-md:px-gutter"
        >
          {(all ? reviews : reviews.slice(0, SHOWN)).map((review) => (
            <li
              key={review.id}
              className="max-md:w-[86%] max-md:shrink-0 max-md:snap-start max-md:rounded-card max-md:bg-white max-md:p-3.5 max-md:shadow-soft"
            >
              <OneReview review={review} />
            </li>
          ))}
        </SwipeRow>
      )}
      {reviews.length > SHOWN && (
        <Button className="mt-6" aria-expanded={all} onClick={() => setAll(!all)}>
          {t(all ? 'house.reviews.fewer' : 'house.reviews.all', { count: reviews.length })}
        </Button>
      )}
    </section>
  )
}

/** A review; the only one is a wide quotation. */
function OneReview({ review, isAlone = false }: { review: PublishedReview; isAlone?: boolean }) {
  const { rating, text, name, month, reply } = review
  const { t, language } = useTranslation()
  const byline = [
    name ?? t('house.reviews.nameless'),
    formatMonthOf(month, language),
    ...(review.language === language ? [] : [languageName(review.language, language)]),
  ]
  return (
    <figure className={clsx(isAlone && 'mt-3 border-l-4 border-clay-100 pl-4 sm:pl-6 lg:mt-4')}>
      <Stars count={rating} label={t('house.reviews.stars', { count: rating })} />
      <blockquote
        lang={review.language}
        className={clsx(
          'mt-1 wrap-anywhere',
          isAlone
            ? 'text-[0.9375rem]/snug sm:font-serif sm:text-lg/snug lg:text-2xl/snug'
            : 'max-md:text-[0.9375rem]/snug md:leading-relaxed',
        )}
      >
        {text}
      </blockquote>
      <figcaption className="mt-1.5 text-sm text-pine-700">{byline.join(' · ')}</figcaption>
      {reply !== undefined && (
        <p className="mt-2 border-l-2 border-linen-300 pl-3 text-sm wrap-anywhere">
          <span className="font-semibold">{t('house.reviews.answer')}</span> {reply}
        </p>
      )}
    </figure>
  )
}

/** The introduction with the villa's main figures. */
function Intro() {
  const { t } = useTranslation()
  const [first, ...others] = t('info.paragraphs', { returnObjects: true })
  const facts = t('info.facts', { returnObjects: true })
  return (
    <div className="mx-auto mt-5 grid max-w-page sm:mt-12 grid-cols-1 items-end gap-x-12 px-gutter md:grid-cols-[1fr_17rem] lg:mt-16 lg:grid-cols-[1fr_24rem] lg:gap-x-16 xl:gap-x-24">
      <div>
        <h2 id="info-title" className="text-title sm:max-w-[9.3em] lg:text-display">
          {t('info.title')}
        </h2>
        <p className="mt-2 max-w-text sm:mt-3 sm:text-lead lg:mt-8">{first}</p>
        {others.map((paragraph) => (
          <p
            key={paragraph}
            className="mt-2 max-w-text text-pine-800 sm:mt-3 sm:leading-relaxed lg:text-lg/relaxed"
          >
            {paragraph}
          </p>
        ))}
        <dl className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(3.6rem,100%),1fr))] gap-x-3 gap-y-5 sm:mt-8 sm:grid-cols-4 sm:gap-x-6 md:grid-cols-2 lg:mt-10 lg:grid-cols-4">
          {facts.map(({ value, label }) => (
            <div
              key={label}
              className="flex flex-col-reverse justify-end border-t border-linen-400 pt-1.5 sm:pt-3"
            >
              <dt className="text-sm/tight text-pine-700">{label}</dt>
              <dd className="font-serif text-[min(1.5rem,10vw)] whitespace-nowrap sm:text-[1.875rem]">
                {value}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="max-md:hidden">
        <Photograph
          photograph={rolePhotos.arch}
          shape="arch"
          sizes="(min-width: 64rem) 34rem, (min-width: 48rem) 34rem, 1px"
          className="aspect-[4/5]"
        />
      </div>
    </div>
  )
}

/** The colours that a translation may use. */
const TONES: Record<string, string> = {
  water: 'bg-water-100',
  sun: 'bg-sun-100',
  bougainvillea: 'bg-bougainvillea-100',
  clay: 'bg-clay-100',
  lavender: 'bg-lavender-100',
  pine: 'bg-mint-200',
}

/** The villa's main features. */
function Features() {
  const { t } = useTranslation()
  const items = t('features.items', { returnObjects: true })
  return (
    <section
      id="ozellikler"
      aria-labelledby="features-title"
      className="mx-auto max-w-page px-gutter pt-5 sm:pt-12 lg:pt-14"
    >
      <h3 id="features-title" className="text-heading">
        {t('features.title')}
      </h3>
      <ul
        aria-labelledby="features-title"
        className="mt-3 grid grid-cols-1 gap-x-3 gap-y-3 sm:mt-5 sm:grid-cols-2 sm:gap-x-8 sm:gap-y-6 lg:grid-cols-3"
      >
        {items.map(({ title, description, colour, drawing }) => (
          <Feature
            key={title}
            title={title}
            description={description}
            tone={TONES[colour] ?? 'bg-linen-200'}
            drawing={drawingOf(drawing)}
          />
        ))}
      </ul>
    </section>
  )
}

type FeatureProps = {
  title: string
  description: string
  tone: string
  /** Its address; at `#moving` it moves: on hover or after a tap (WCAG 2.2.2). */
  drawing: string
}

/** A feature with its drawing in an arch like the niche in the living room. */
function Feature({ title, description, tone, drawing }: FeatureProps) {
  return (
    <li className="flex items-center gap-2.5 sm:items-start sm:gap-4 2xl:gap-6">
      <div
        className={clsx(
          'grid h-[min(3.5rem,16vw)] w-[min(2.75rem,12vw)] shrink-0 place-items-center rounded-t-full pt-1 sm:h-21 sm:w-16 sm:pt-2',
          '2xl:h-28 2xl:w-21',
          tone,
        )}
      >
        <Icon src={drawing} className="motion-safe:in-[li:hover]:hidden" />
        <Icon
          src={`${drawing}#moving`}
          loading="lazy"
          className="hidden motion-safe:in-[li:hover]:block"
        />
      </div>
      <div className="min-w-0 flex-1 sm:self-center">
        <h4 className="font-serif text-[min(1rem,6vw)] leading-tight font-medium text-balance sm:text-[1.1875rem] sm:leading-snug 2xl:text-xl/snug">
          {title}
        </h4>
        <p className="mt-1 text-pine-800 max-sm:text-sm/snug sm:text-[0.9375rem]/normal 2xl:text-base/normal">
          {description}
        </p>
      </div>
    </li>
  )
}

function Icon({
  className,
  ...rest
}: Pick<ComponentProps<'img'>, 'src' | 'loading' | 'className'>) {
  return (
    // Low, or React would preload it before the first photograph.
    <img
      {...rest}
      alt=""
      width={64}
      height={64}
      fetchPriority="low"
      className={clsx('w-3/4', className)}
    />
  )
}
