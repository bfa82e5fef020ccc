import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { FEATURES_ANCHOR } from '#i18n/addresses.ts'
import { LaurelMark } from '#ui/LaurelMark.tsx'
import { Reveal } from '#ui/Reveal.tsx'
import { FEATURE_DRAWINGS } from './features/drawings.tsx'

/** The colours that a translation may name. */
const TONES: Record<string, string> = {
  aegean: 'bg-aegean-100 text-aegean-800',
  sun: 'bg-sun-100 text-sun-700',
  bougainvillea: 'bg-bougainvillea-100 text-bougainvillea-700',
  terracotta: 'bg-terracotta-100 text-terracotta-700',
  lavender: 'bg-lavender-100 text-lavender-700',
  pine: 'bg-mint-200 text-pine-800',
}

/** Wide screens show the arches as a flight of steps that climbs beside the heading. */
const STEPS = ['', 'lg:-translate-y-24', 'lg:-translate-y-48']

/** What the house does well, under an arcade like the niche in its living room. */
export function Features() {
  const { t } = useTranslation()
  const items = t('features.items', { returnObjects: true })
  return (
    <section
      id={FEATURES_ANCHOR}
      aria-labelledby="features-title"
      className="later overflow-x-clip pt-section pb-16"
    >
      <div className="mx-auto max-w-page px-gutter">
        <Reveal className="max-w-prose lg:max-w-96">
          <LaurelMark className="mb-5 size-12 text-aegean-600" />
          <h2 id="features-title" className="text-title">
            {t('features.title')}
          </h2>
          <p className="mt-4 text-lead text-pine-800">{t('features.lead')}</p>
        </Reveal>
        <ul className="mt-10 grid grid-cols-1 gap-x-6 gap-y-9 md:grid-cols-2 lg:mt-12 lg:grid-cols-3 lg:gap-y-16 xl:gap-x-8">
          {items.map(({ title, description, colour }, index) => (
            <li key={title} className={STEPS[index % STEPS.length]}>
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
    <Reveal className="group flex h-full flex-wrap items-center gap-x-5 gap-y-3 sm:gap-x-7 lg:block">
      <div
        className={clsx(
          'grid h-36 w-26 shrink-0 place-items-center rounded-t-full sm:h-44 sm:w-34',
          'lg:h-auto lg:w-full lg:px-8 lg:pt-24 lg:pb-14',
          tone,
        )}
      >
        {Drawing && <Drawing className="w-16 sm:w-20 lg:w-44 lg:[stroke-width:0.9]" />}
      </div>
      <div className="min-w-[min(100%,9.5rem)] flex-1 lg:mt-6 lg:pr-4">
        <h3 className="text-heading">{title}</h3>
        <p className="mt-2 leading-relaxed text-pine-800 xl:text-lg/relaxed">{description}</p>
      </div>
    </Reveal>
  )
}
