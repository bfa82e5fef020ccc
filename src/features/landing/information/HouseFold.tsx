import {
  AirVent,
  BrickWallFire,
  Check,
  CircleAlert,
  FlameKindling,
  Plus,
  ShowerHead,
  ToyBrick,
  Tv,
  Utensils,
} from 'lucide-react'
import type { ReactNode } from 'react'
import hammock from '#features/landing/drawings/hammock.svg'
import lounger from '#features/landing/drawings/lounger.svg'
import { useTranslation } from '#i18n/useTranslation.ts'
import { Photograph } from '#features/landing/Photograph.tsx'

/** Each amenity's icon; the key is that of its text under `info.amenities`. */
const AMENITIES = [
  { key: 'airConditioning', icon: <AirVent /> },
  { key: 'fireplace', icon: <BrickWallFire /> },
  { key: 'grill', icon: <FlameKindling /> },
  { key: 'table', icon: <Utensils /> },
  { key: 'loungers', icon: <img src={lounger} alt="" width={32} height={32} loading="lazy" /> },
  { key: 'hammock', icon: <img src={hammock} alt="" width={32} height={32} loading="lazy" /> },
  { key: 'shower', icon: <ShowerHead /> },
  { key: 'television', icon: <Tv /> },
  { key: 'toys', icon: <ToyBrick /> },
] as const

/** The practical facts, rules, amenities and the kitchen, folded until somebody opens them. */
export function HouseFold() {
  const { t } = useTranslation()
  return (
    <div className="mx-auto max-w-page px-gutter py-5 lg:py-14">
      <div>
        <details className="group/fold rounded-card bg-linen-100">
          <summary className="flex items-center justify-between gap-4 px-[min(1.25rem,5vw)] py-3.5 marker:content-none lg:px-10 lg:py-6 [&::-webkit-details-marker]:hidden">
            <span>
              <h3 className="text-heading">{t('house.fold.title')}</h3>
              <span className="mt-1 block text-pine-700 max-sm:text-sm">
                {t('house.fold.text')}
              </span>
            </span>
            <Plus
              aria-hidden
              className="size-6 shrink-0 text-accent-700 transition-transform duration-200 group-open/fold:rotate-45 motion-reduce:transition-none"
            />
          </summary>
          <div className="space-y-9 px-[min(1.25rem,5vw)] pt-2 pb-8 lg:space-y-12 lg:px-10 lg:pb-10">
            <Practical />
            <Rules />
            <Amenities />
            <Kitchen />
          </div>
        </details>
      </div>
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="lg:grid lg:grid-cols-[1fr_4fr] lg:gap-x-12">
      <h4 className="font-serif text-heading font-medium text-balance">{title}</h4>
      {children}
    </section>
  )
}

/** The facts that guests compare first. */
function Practical() {
  const { t } = useTranslation()
  return (
    <Part title={t('house.practical.title')}>
      <dl className="mt-4 grid grid-pairs gap-x-5 gap-y-4 sm:grid-cols-2 lg:mt-0 lg:grid-cols-4 lg:gap-x-8 lg:gap-y-7">
        {t('house.practical.items', { returnObjects: true }).map(({ title, text }) => (
          <div key={title} className="min-w-0 wrap-break-word">
            <dt className="text-sm text-pine-700">{title}</dt>
            <dd className="leading-snug font-medium lg:mt-0.5">{text}</dd>
          </div>
        ))}
      </dl>
    </Part>
  )
}

/** The first note is good news, and the others are restrictions. */
function Rules() {
  const { t } = useTranslation()
  return (
    <Part title={t('info.notes.title')}>
      <ul className="mt-3 grid grid-cols-1 gap-x-8 gap-y-1.5 md:grid-cols-2 lg:mt-0">
        {t('info.notes.items', { returnObjects: true }).map((note, index) => (
          <li key={note} className="flex gap-3">
            {index === 0 ? (
              <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-accent-600" />
            ) : (
              <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-pine-600" />
            )}
            <span className="min-w-0 wrap-break-word hyphens-auto">{note}</span>
          </li>
        ))}
      </ul>
    </Part>
  )
}

function Amenities() {
  const { t } = useTranslation()
  return (
    <Part title={t('info.amenities.title')}>
      <ul className="mt-3 grid grid-pairs gap-x-4 sm:grid-cols-2 md:grid-cols-3 md:gap-x-8 lg:mt-0">
        {AMENITIES.map(({ key, icon }) => (
          <li
            key={key}
            className="border-t border-linen-300 py-3 max-sm:last:col-span-full max-sm:last:flex max-sm:last:items-center max-sm:last:gap-4 md:py-5"
          >
            <span
              aria-hidden
              className="block size-7 text-accent-700 md:size-8 [&_svg]:size-full [&_svg]:stroke-[1.4]"
            >
              {icon}
            </span>
            <div className="mt-2 min-w-0 wrap-break-word max-sm:in-[li:last-child]:mt-0">
              <p className="font-serif text-[min(1.125rem,6vw)] font-medium">
                {t(`info.amenities.${key}.title`)}
              </p>
              <p className="text-sm text-pine-700 md:text-base">
                {t(`info.amenities.${key}.text`)}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Part>
  )
}

function Kitchen() {
  const { t } = useTranslation()
  const items = t('info.kitchen.items', { returnObjects: true })
  return (
    <Part title={t('info.kitchen.title')}>
      <div className="items-center gap-x-12 gap-y-5 max-lg:mt-3 lg:grid lg:grid-cols-2">
        <div>
          <p className="max-w-text text-pine-800">{t('info.kitchen.text')}</p>
          <ul className="mt-3 list-disc space-y-1 pl-5 marker:text-accent-600">
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
        <Photograph
          category="livingRoom"
          number={4}
          shape="tile"
          sizes="(min-width: 64rem) 36vw, 100vw"
          className="aspect-[3/2] max-lg:mt-5 [&_img]:object-[60%_50%]"
        />
      </div>
    </Part>
  )
}
