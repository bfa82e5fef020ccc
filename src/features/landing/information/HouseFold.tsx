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
import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from '#i18n/useTranslation.ts'
import { Photograph } from '#features/landing/Photograph.tsx'

const ICON = {
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

/** A hammock icon in lucide's style, which has none. */
function Hammock(props: ComponentProps<'svg'>) {
  return (
    <svg {...ICON} {...props}>
      <path d="M3 4v17M21 4v17M3 8l3 2.5M21 8l-3 2.5" />
      <path d="M6 10.5c1 5 3.5 7 6 7s5-2 6-7c-2 2.3-4 3.2-6 3.2s-4-.9-6-3.2ZM9.5 13.2l-.7 3M14.5 13.2l.7 3" />
    </svg>
  )
}

/** A sunlounger icon in lucide's style, which has none. */
function Lounger(props: ComponentProps<'svg'>) {
  return (
    <svg {...ICON} {...props}>
      <path d="M2 8l6.5 7H22M2 8l1.6-1.3 6.2 6.3H22v2M6 18.5l2.5-3.5M20 18.5V15M9.8 13l-1.3 2" />
      <circle cx="19.5" cy="5" r="2" />
    </svg>
  )
}

/** Each amenity's icon; the key is that of its text under `info.amenities`. */
const AMENITIES = [
  { key: 'airConditioning', Icon: AirVent },
  { key: 'fireplace', Icon: BrickWallFire },
  { key: 'grill', Icon: FlameKindling },
  { key: 'table', Icon: Utensils },
  { key: 'loungers', Icon: Lounger },
  { key: 'hammock', Icon: Hammock },
  { key: 'shower', Icon: ShowerHead },
  { key: 'television', Icon: Tv },
  { key: 'toys', Icon: ToyBrick },
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
        {AMENITIES.map(({ key, Icon }) => (
          <li
            key={key}
            className="border-t border-linen-300 py-3 max-sm:last:col-span-full max-sm:last:flex max-sm:last:items-center max-sm:last:gap-4 md:py-5"
          >
            <Icon aria-hidden strokeWidth={1.4} className="size-7 text-accent-700 md:size-8" />
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
