import { anchors, FEATURES_ANCHOR, places } from '#i18n/addresses.ts'
import { HouseFold } from './information/HouseFold.tsx'
import { Rooms } from './information/Rooms.tsx'
import { useTranslation } from '#i18n/useTranslation.ts'
import { LaurelMark } from '#ui/LaurelMark.tsx'
import { Photograph } from './Photograph.tsx'
import { CircleAlert } from 'lucide-react'
import { villa } from '#content/villa.ts'
import { formatNumber, formatMoney } from '#i18n/formatNumbers.ts'
import { Reviews } from './information/Reviews.tsx'
import { PoolPlan } from './information/PoolPlan.tsx'
import { clsx } from 'clsx'
import { FEATURE_DRAWINGS } from './information/drawings.tsx'
import { type PriceSeason, comingSeasons, type Terms } from '#domain/prices/prices.ts'
import { usePrices } from './usePrices.ts'
import { useToday } from '#features/site/useToday.ts'
import { formatSpan, formatWeekdays } from '#i18n/format.ts'

/** The information section, which ends with the prices, because the calendar follows. */
export function Information() {
  return (
    <section
      id={anchors.info}
      aria-labelledby="info-title"
      className="overflow-x-clip pt-6 lg:pt-16"
    >
      <Hosts />
      <div className="mx-auto max-w-page px-gutter">
        <Reviews />
      </div>
      <Intro />
      <Features />
      <Rooms />
      <HouseFold />
      <Pool />
      <Prices />
    </section>
  )
}

function Hosts() {
  const { t } = useTranslation()
  return (
    <div className="mx-auto max-w-page px-gutter">
      <div className="grid gap-x-16 gap-y-3 lg:grid-cols-[1fr_1.6fr] xl:gap-x-24">
        <div>
          <LaurelMark className="mb-4 size-10 text-accent-600 max-lg:hidden" />
          <h2 className="text-title">{t('house.hosts.title')}</h2>
        </div>
        <div className="max-w-[44rem]">
          <p className="sm:text-lead">{t('house.hosts.text')}</p>
          <p className="mt-3 font-semibold text-accent-700">{t('house.hosts.answer')}</p>
        </div>
      </div>
    </div>
  )
}

/** The introduction with the villa's main figures. */
function Intro() {
  const { t } = useTranslation()
  const [first, ...others] = t('info.paragraphs', { returnObjects: true })
  const facts = t('info.facts', { returnObjects: true })
  return (
    <div className="mx-auto mt-7 grid max-w-page grid-cols-1 items-end gap-x-12 px-gutter md:grid-cols-[1fr_17rem] lg:mt-16 lg:grid-cols-[1fr_24rem] lg:gap-x-16 xl:gap-x-24">
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
          category="livingRoom"
          number={6}
          shape="arch"
          sizes="(min-width: 64rem) 34rem, (min-width: 48rem) 34rem, 1px"
          className="aspect-[4/5] [&_img]:object-[38%_50%]"
        />
      </div>
    </div>
  )
}

function Pool() {
  const { t, language } = useTranslation()
  const items = t('info.pool.items', { returnObjects: true })
  return (
    <div className="bg-pine-900 text-linen-50">
      <div className="mx-auto grid max-w-page grid-cols-[1.7fr_1fr] items-center gap-x-4 gap-y-3 px-gutter py-6 sm:gap-x-16 lg:grid-cols-[1.15fr_1fr] lg:grid-rows-[1fr_auto] lg:gap-y-8 lg:py-14">
        <div className="max-lg:col-span-full lg:col-start-2 lg:self-end">
          <h3 className="text-title">{t('info.pool.title')}</h3>
          <p className="mt-2 max-w-text text-linen-200 max-sm:sr-only sm:mt-3 sm:text-lead">
            {t('info.pool.text')}
          </p>
          <p className="mt-2 flex max-w-text gap-2.5 sm:mt-3">
            <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-sun-100" />
            <span className="min-w-0">{t('info.pool.safety')}</span>
          </p>
        </div>
        <div className="lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <PoolPlan
            length={`${formatNumber(villa.pool.length, language)} m`}
            width={`${formatNumber(villa.pool.width, language)} m`}
          />
        </div>
        <dl className="grid gap-x-8 gap-y-3 sm:gap-y-8 lg:grid-cols-2 lg:self-start">
          {items.map(({ value, label }) => (
            <div key={label} className="flex flex-col-reverse justify-end">
              <dt className="mt-1 text-linen-200 max-sm:text-[0.8125rem] max-sm:leading-snug">
                {label}
              </dt>
              <dd className="font-serif text-[min(clamp(1.375rem,0.6rem+3.4vw,3.25rem),10vw)] leading-none whitespace-nowrap">
                {value}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  )
}

/** The colours that a translation may use. */
const TONES: Record<string, string> = {
  water: 'bg-water-100 text-water-800',
  sun: 'bg-sun-100 text-sun-700',
  bougainvillea: 'bg-bougainvillea-100 text-bougainvillea-700',
  clay: 'bg-clay-100 text-clay-700',
  lavender: 'bg-lavender-100 text-lavender-700',
  pine: 'bg-mint-200 text-pine-800',
}

/** The villa's main features; on a phone a row to swipe. */
function Features() {
  const { t } = useTranslation()
  const items = t('features.items', { returnObjects: true })
  // A scrollable region needs to be focusable for the keyboard.
  /* oxlint-disable jsx-a11y/no-noninteractive-tabindex */
  return (
    <section
      id={FEATURES_ANCHOR}
      aria-labelledby="features-title"
      className="mx-auto max-w-page px-gutter pt-6 lg:pt-14"
    >
      <h3 id="features-title" className="text-heading">
        {t('features.title')}
      </h3>
      <ul
        tabIndex={0}
        aria-labelledby="features-title"
        className="scrollbar-none mt-2 grid snap-x gap-x-8 gap-y-6 max-sm:-mx-gutter max-sm:flex max-sm:scroll-px-gutter max-sm:gap-3 max-sm:overflow-x-auto max-sm:px-gutter focus-visible:-outline-offset-2 sm:mt-5 sm:grid-cols-2 lg:grid-cols-3"
      >
        {items.map(({ title, description, colour }, index) => (
          <Feature
            key={title}
            title={title}
            description={description}
            tone={TONES[colour] ?? 'bg-linen-200 text-pine-800'}
            index={index}
          />
        ))}
      </ul>
    </section>
  )
  /* oxlint-enable jsx-a11y/no-noninteractive-tabindex */
}

type FeatureProps = { title: string; description: string; tone: string; index: number }

/** A feature with its drawing in an arch like the niche in the living room. */
function Feature({ title, description, tone, index }: FeatureProps) {
  const Drawing = FEATURE_DRAWINGS[index % FEATURE_DRAWINGS.length]
  return (
    <li className="group flex gap-4 max-sm:w-[19.5rem] max-sm:max-w-[86%] max-sm:shrink-0 max-sm:snap-start max-sm:rounded-card max-sm:bg-white max-sm:p-3.5 max-sm:shadow-soft 2xl:gap-6">
      <div
        className={clsx(
          'grid h-[min(5.25rem,24vw)] w-[min(4rem,18vw)] shrink-0 place-items-center rounded-t-full pt-2',
          '2xl:h-28 2xl:w-21',
          tone,
        )}
      >
        {Drawing && <Drawing className="w-3/4" />}
      </div>
      <div className="min-w-0 flex-1 sm:self-center">
        <h4 className="font-serif text-[min(1.1875rem,6vw)] leading-snug font-medium 2xl:text-xl/snug">
          {title}
        </h4>
        <p className="mt-1 text-sm/snug text-pine-800 sm:text-[0.9375rem]/normal 2xl:text-base/normal">
          {description}
        </p>
      </div>
    </li>
  )
}

type PriceTableProps = {
  /** Current and future seasons in order. */
  seasons: readonly PriceSeason[]
  terms: Terms
}

/** The owners' prices by season; before the day is known, those of the build, which are not past. */
function Prices() {
  const prices = usePrices()
  const today = useToday()
  if (!prices) return null
  const { seasons: all, terms } = prices
  const seasons = comingSeasons(all, today)
  if (seasons.length === 0) return null
  return (
    <div id={places.prices}>
      <PriceTable seasons={seasons} terms={terms} />
    </div>
  )
}

/** The price a night by season, and the extra costs. */
export function PriceTable({ seasons, terms }: PriceTableProps) {
  const { t, language } = useTranslation()
  const { cleaningFee, depositPercent, taxPercent } = terms
  return (
    <div className="mx-auto grid max-w-page grid-cols-1 gap-x-16 gap-y-2 px-gutter py-6 lg:grid-cols-[1fr_1.4fr] lg:py-14 lg:grid-rows-[auto_1fr]">
      <div>
        <h3 id="prices-title" className="text-title">
          {t('info.prices.title')}
        </h3>
        <p className="mt-1 max-w-text text-pine-800 sm:mt-2 sm:text-lead">
          {t('info.prices.lead')}
        </p>
      </div>
      <table
        aria-labelledby="prices-title"
        className="w-full border-collapse self-start text-left lg:row-span-2"
      >
        <thead className="text-[min(0.875rem,4.2vw)] text-pine-600">
          <tr className="border-b border-pine-700/20">
            <th scope="col" className="py-2 pr-[min(1rem,2vw)] font-semibold">
              {t('info.prices.dates')}
            </th>
            <th scope="col" className="py-2 pr-[min(1rem,2vw)] text-right font-semibold">
              {t('info.prices.minNights')}
            </th>
            <th scope="col" className="py-2 text-right font-semibold">
              {t('info.prices.perNight')}
            </th>
          </tr>
        </thead>
        {/* Scales with the narrowest phone when letters are enlarged, so that no price is cut
            off. */}
        <tbody className="text-[min(1rem,4.9vw)]">
          {seasons.map((season) => (
            <tr key={season.from} className="border-b border-pine-700/20 align-baseline">
              <th scope="row" className="py-1 pr-[min(1rem,2vw)] font-normal sm:py-3">
                {formatSpan(season, language, 'short')}
                <Conditions season={season} />
              </th>
              <td className="py-1 pr-[min(1rem,2vw)] text-right whitespace-nowrap tabular-nums sm:py-3">
                {t('info.prices.nights', { count: season.minNights })}
              </td>
              <td className="py-1 text-right font-serif text-heading whitespace-nowrap tabular-nums sm:py-3 max-sm:text-[min(1.375rem,6.4vw)]">
                {formatMoney(season.perNight, language)}
                <Weekend season={season} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="max-w-text text-pine-800 max-sm:[&>li]:inline max-sm:text-sm max-sm:[&>li]:after:content-['_'] sm:space-y-2">
        {cleaningFee > 0 && (
          <li>{t('info.prices.cleaning', { amount: formatMoney(cleaningFee, language) })}</li>
        )}
        {seasons.some(hasWeekend) && <li>{t('info.prices.weekends')}</li>}
        {depositPercent > 0 && <li>{t('info.prices.deposit', { percent: depositPercent })}</li>}
        {taxPercent > 0 && <li>{t('info.prices.tax', { percent: taxPercent })}</li>}
        <li>{t('info.prices.other')}</li>
      </ul>
    </div>
  )
}

const MORE = 'block font-sans text-[min(0.875rem,4.2vw)] text-pine-700'

function Conditions({ season: { weekPercent = 0, arrivalDays } }: { season: PriceSeason }) {
  const { t, language } = useTranslation()
  return (
    <>
      {weekPercent > 0 && (
        <span className={MORE}>{t('info.prices.week', { percent: weekPercent })}</span>
      )}
      {arrivalDays && (
        <span className={MORE}>
          {t('info.prices.arrival', { weekdays: formatWeekdays(arrivalDays, language) })}
        </span>
      )}
    </>
  )
}

function Weekend({ season }: { season: PriceSeason }) {
  const { t, language } = useTranslation()
  if (!hasWeekend(season)) return null
  const amount = formatMoney(season.weekendPerNight ?? season.perNight, language)
  return (
    <span className={clsx(MORE, 'whitespace-normal')}>{t('info.prices.weekend', { amount })}</span>
  )
}

function hasWeekend({ perNight, weekendPerNight = perNight }: PriceSeason): boolean {
  return weekendPerNight !== perNight
}
