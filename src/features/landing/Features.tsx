import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { FEATURES_ANCHOR } from '#i18n/addresses.ts'
import { LaurelMark } from '#ui/LaurelMark.tsx'
import { Reveal } from '#ui/Reveal.tsx'
import { FEATURE_DRAWINGS } from './features/drawings.tsx'

/** The colours that a translation may use. */
const TONES: Record<string, string> = {
  water: 'bg-water-100 text-water-800',
  sun: 'bg-sun-100 text-sun-700',
  bougainvillea: 'bg-bougainvillea-100 text-bougainvillea-700',
  clay: 'bg-clay-100 text-clay-700',
  lavender: 'bg-lavender-100 text-lavender-700',
  pine: 'bg-mint-200 text-pine-800',
}

/** The villa's main features, in arches like the niche in its living room. */
export function Features() {
  const { t } = useTranslation()
  const items = t('features.items', { returnObjects: true })
  return (
    <section
      id={FEATURES_ANCHOR}
      aria-labelledby="features-title"
      className="later overflow-x-clip py-11 lg:py-10"
    >
      <div className="mx-auto grid max-w-page grid-cols-1 gap-x-12 gap-y-7 px-gutter lg:grid-cols-[12rem_1fr] 2xl:grid-cols-[18rem_1fr]">
        <Reveal className="max-w-text">
          <LaurelMark className="mb-4 size-10 text-accent-600 max-sm:hidden" />
          <h2
            id="features-title"
            className="text-title lg:text-[2.25rem]/tight 2xl:text-[2.75rem]/tight"
          >
            {t('features.title')}
          </h2>
          <p className="mt-2 text-pine-800 sm:mt-3 sm:text-lead lg:text-base">
            {t('features.lead')}
          </p>
        </Reveal>
        <ul className="grid grid-cols-1 gap-x-8 gap-y-5 sm:gap-y-6 sm:grid-cols-2 lg:grid-cols-3 lg:gap-x-6 xl:gap-x-8">
          {items.map(({ title, description, colour }, index) => (
            <li key={title}>
              <Feature
                title={title}
                description={description}
                tone={TONES[colour] ?? 'bg-linen-200 text-pine-800'}
                index={index}
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

type FeatureProps = { title: string; description: string; tone: string; index: number }

function Feature({ title, description, tone, index }: FeatureProps) {
  const Drawing = FEATURE_DRAWINGS[index % FEATURE_DRAWINGS.length]
  return (
    <Reveal className="group flex gap-4 2xl:gap-6">
      <div
        className={clsx(
          'grid h-[min(5.5rem,24vw)] w-[min(4rem,18vw)] shrink-0 place-items-center rounded-t-full pt-2',
          '2xl:h-28 2xl:w-21',
          tone,
        )}
      >
        {Drawing && <Drawing className="w-3/4" />}
      </div>
      <div className="min-w-0 flex-1 self-center">
        <h3 className="text-[min(1.1875rem,6vw)] leading-snug 2xl:text-xl/snug">{title}</h3>
        <p className="mt-1 text-[0.9375rem] leading-normal text-pine-800 2xl:text-base/normal">
          {description}
        </p>
      </div>
    </Reveal>
  )
}
