import { SwipeRow } from './SwipeRow.tsx'
import { useTranslation } from '#i18n/useTranslation.ts'
import { Photograph } from './Photograph.tsx'
import { extras, villa } from '#content/villa.ts'
import type { Language } from '#i18n/languages.ts'
import { formatNumber } from '#i18n/formatNumbers.ts'
import { Drawing } from '#ui/Drawing.tsx'
import poolPlan from './drawings/poolPlan.svg'
import groundFloor from './drawings/groundFloor.svg'
import upperFloor from './drawings/upperFloor.svg'
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
import hammock from './drawings/hammock.svg'
import lounger from './drawings/lounger.svg'

/** The rooms, the equipment, the rules of the house and the pool. */
export function House() {
  return (
    <>
      <Rooms />
      <HouseFold />
      <Pool />
    </>
  )
}

const PHOTOS = {
  parents: { category: 'parentBedroom', number: 2 },
  children: { category: 'kidsRoom', number: 1 },
  livingRoom: { category: 'livingRoom', number: 2 },
} as const

/** The rooms with their beds, and the plans of both floors; on a phone a row to swipe. */
function Rooms() {
  const { t } = useTranslation()
  const { ground, upper } = t('house.plans', { returnObjects: true })
  return (
    <div className="mx-auto mt-5 max-w-page px-gutter sm:mt-12 lg:mt-16">
      <h3 id="rooms-title" className="text-title">
        {t('house.sleeping.title')}
      </h3>
      <SwipeRow
        aria-labelledby="rooms-title"
        className="mt-3 snap-mandatory gap-8 max-sm:gap-4 sm:grid-cols-3 sm:gap-6 lg:mt-8 lg:gap-8 xl:grid-cols-[1fr_1fr_1fr_1.2fr]"
      >
        {villa.beds.map((bed) => (
          <Room key={bed.room} {...bed} />
        ))}
        <li className="max-sm:contents sm:col-span-3 sm:grid sm:grid-cols-2 sm:gap-6 xl:col-span-1 xl:grid-cols-1 xl:content-between xl:gap-3">
          <Floor
            drawing={groundFloor}
            words={ground}
            names={[
              [80, 83, ground.living],
              [260, 43, ground.kitchen],
              [186, 47, ground.hall],
              [62, 212, ground.pergola],
            ]}
          />
          <Floor
            drawing={upperFloor}
            words={upper}
            names={[
              [157, 82, upper.children],
              [224, 75, upper.parents],
              [283, 86, upper.bathroom],
              [238, 31, upper.hall],
              [224, 194, upper.balcony],
            ]}
          />
        </li>
      </SwipeRow>
    </div>
  )
}

function Room({ room, type, count, size, sleeps, air }: (typeof villa.beds)[number]) {
  const { t } = useTranslation()
  return (
    <li className="max-sm:w-[84%] max-sm:shrink-0 max-sm:snap-start">
      <Photograph
        {...PHOTOS[room]}
        shape="tile"
        sizes="(min-width: 40rem) 30vw, 84vw"
        className="aspect-[3/2]"
      />
      <h4 className="mt-3 font-serif text-heading font-medium">{t(`info.rooms.${room}.title`)}</h4>
      <p className="dots font-semibold text-accent-700 max-sm:text-[0.9375rem]">
        <span>
          {t(`house.sleeping.beds.${type}`, { count })}, {size} cm
        </span>
        <span>{t('house.sleeping.sleeps', { count: sleeps })}</span>
        <span>{t(`house.sleeping.air.${air}`)}</span>
      </p>
      <p className="mt-1.5 max-w-text text-pine-800 max-sm:text-sm/snug">
        {t(`info.rooms.${room}.text`)}
      </p>
    </li>
  )
}

type FloorProps = {
  drawing: string
  words: { title: string; description: string }
  /** The rooms' names at positions in the drawing. */
  names: readonly (readonly [x: number, y: number, name: string])[]
}

/** The plan of one floor, with the pool below; its content is also in the text. */
function Floor({ drawing, words, names }: FloorProps) {
  return (
    <figure className="max-sm:w-[84%] max-sm:shrink-0 max-sm:snap-start">
      <Drawing
        src={drawing}
        alt={words.description}
        width={316}
        height={220}
        className="forced-color-adjust-none forced-colors:bg-white"
      >
        <g textAnchor="middle" className="fill-pine-950 font-serif text-[13.2px]">
          {names.map(([x, y, name]) => (
            <text key={name} x={x} y={y}>
              {name}
            </text>
          ))}
        </g>
      </Drawing>
      <figcaption className="mt-1 text-center font-serif text-lg">{words.title}</figcaption>
    </figure>
  )
}

/** Each amenity's icon; the key is that of its text under `info.amenities`. */
const AMENITIES = [
  { key: 'airConditioning', icon: <AirVent /> },
  { key: 'fireplace', icon: <BrickWallFire /> },
  { key: 'grill', icon: <FlameKindling /> },
  { key: 'table', icon: <Utensils /> },
  {
    key: 'loungers',
    icon: <img src={lounger} alt="" width={32} height={32} fetchPriority="low" />,
  },
  { key: 'hammock', icon: <img src={hammock} alt="" width={32} height={32} fetchPriority="low" /> },
  { key: 'shower', icon: <ShowerHead /> },
  { key: 'television', icon: <Tv /> },
  { key: 'toys', icon: <ToyBrick /> },
] as const

/** Tailwind's `lg`; the style `fold-when-narrow` shows the same until the page is hydrated. */
const WIDE = '(min-width: 64rem)'

function openWhenWide(fold: HTMLDetailsElement | null): void {
  if (fold && matchMedia(WIDE).matches) fold.open = true
}

/** The practical facts, rules, amenities and the kitchen; on a narrow screen folded until somebody opens them. */
function HouseFold() {
  const { t } = useTranslation()
  return (
    <div className="mx-auto max-w-page px-gutter py-4 sm:py-10 lg:py-14">
      <details ref={openWhenWide} className="fold-when-narrow group/fold rounded-card bg-linen-100">
        <summary className="flex items-center justify-between gap-4 px-[min(1.25rem,5vw)] py-3.5 marker:content-none lg:px-10 lg:py-6 [&::-webkit-details-marker]:hidden">
          <span>
            <h3 className="text-heading">{t('house.fold.title')}</h3>
            <span className="mt-1 block text-pine-700 max-sm:text-sm">{t('house.fold.text')}</span>
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

/** What else is known of the pool, in sentences. */
function poolExtras(t: ReturnType<typeof useTranslation>['t'], language: Language): string {
  const { shallowDepth, steps, surround } = extras.pool
  return [
    shallowDepth !== undefined &&
      t('info.pool.shallow', { depth: formatNumber(shallowDepth, language) }),
    steps && t('info.pool.steps'),
    surround && t(`info.pool.surrounds.${surround}`),
  ]
    .filter(Boolean)
    .join(' ')
}

function Pool() {
  const { t, language } = useTranslation()
  const items = t('info.pool.items', { returnObjects: true })
  return (
    // Forced colours would hide the plan, whose lines are light.
    <div className="bg-pine-900 text-linen-50 forced-color-adjust-none">
      <div className="mx-auto grid max-w-page grid-cols-[1.7fr_1fr] items-center gap-x-4 gap-y-3 px-gutter py-5 sm:gap-x-16 sm:py-10 lg:grid-cols-[1.15fr_1fr] lg:grid-rows-[1fr_auto] lg:gap-y-8 lg:py-14">
        <div className="max-lg:col-span-full lg:col-start-2 lg:self-end">
          <h3 className="text-title">{t('info.pool.title')}</h3>
          <p className="mt-2 max-w-text text-linen-200 max-sm:sr-only sm:mt-3 sm:text-lead">
            {t('info.pool.text')} {poolExtras(t, language)}
          </p>
          <p className="mt-2 flex max-w-text gap-2.5 sm:mt-3">
            <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-sun-100" />
            <span className="min-w-0">{t('info.pool.safety')}</span>
          </p>
        </div>
        <div className="lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <Drawing src={poolPlan} alt="" width={480} height={358}>
            <g
              textAnchor="middle"
              className="fill-linen-50 font-serif text-[22px] max-sm:text-[28px]"
            >
              <text x="206" y="307">
                {formatNumber(villa.pool.length, language)} m
              </text>
              <text transform="translate(33 194) rotate(-90)">
                {formatNumber(villa.pool.width, language)} m
              </text>
            </g>
          </Drawing>
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
