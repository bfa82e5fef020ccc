import { clsx } from 'clsx'
import { useTranslation } from '#i18n/useTranslation.ts'
import { FEATURES_ANCHOR } from '#i18n/addresses.ts'
import { Reveal } from '#ui/Reveal.tsx'
import { FEATURE_DRAWINGS } from './drawings.tsx'

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
export function Features() {
  const { t } = useTranslation()
  const items = t('features.items', { returnObjects: true })
  // A scrollable region needs to be focusable for the keyboard.
  /* oxlint-disable jsx-a11y/no-noninteractive-tabindex */
  return (
    <section
      id={FEATURES_ANCHOR}
      aria-labelledby="features-title"
      className="later mx-auto max-w-page px-gutter pt-7 lg:pt-20"
    >
      <Reveal>
        <h2 id="features-title" className="text-title">
          {t('features.title')}
        </h2>
        <p className="mt-2 text-lead text-pine-800 max-sm:hidden">{t('features.lead')}</p>
        <ul
          tabIndex={0}
          aria-labelledby="features-title"
          className="scrollbar-none mt-3 grid snap-x gap-x-8 gap-y-7 max-sm:-mx-gutter max-sm:flex max-sm:scroll-px-gutter max-sm:gap-3 max-sm:overflow-x-auto max-sm:px-gutter focus-visible:-outline-offset-2 sm:mt-8 sm:grid-cols-2 lg:grid-cols-3"
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
      </Reveal>
    </section>
  )
  /* oxlint-enable jsx-a11y/no-noninteractive-tabindex */
}

type FeatureProps = { title: string; description: string; tone: string; index: number }

/** A feature with its drawing in an arch like the niche in the living room. */
function Feature({ title, description, tone, index }: FeatureProps) {
  const Drawing = FEATURE_DRAWINGS[index % FEATURE_DRAWINGS.length]
  return (
    <li className="group flex gap-4 max-sm:w-[17.5rem] max-sm:max-w-[84%] max-sm:shrink-0 max-sm:snap-start max-sm:rounded-card max-sm:bg-white max-sm:p-4 max-sm:shadow-soft 2xl:gap-6">
      <div
        className={clsx(
          'grid h-[min(5.5rem,24vw)] w-[min(4rem,18vw)] shrink-0 place-items-center rounded-t-full pt-2',
          '2xl:h-28 2xl:w-21',
          tone,
        )}
      >
        {Drawing && <Drawing className="w-3/4" />}
      </div>
      <div className="min-w-0 flex-1 sm:self-center">
        <h3 className="text-[min(1.1875rem,6vw)] leading-snug 2xl:text-xl/snug">{title}</h3>
        <p className="mt-1 text-[0.9375rem] leading-snug text-pine-800 sm:leading-normal 2xl:text-base/normal">
          {description}
        </p>
      </div>
    </li>
  )
}
