import { clsx } from 'clsx'
import { Check, CircleAlert, Plus } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { amenityIcons } from '#content/amenityIcons.tsx'
import { galleryItems } from '#content/gallery.ts'
import type { Category, Plan, Room } from '#content/house.ts'
import { plans } from '#content/plans.ts'
import { type RolePhoto, rolePhotos, roomPhotos } from '#content/rolePhotos.ts'
import { villa } from '#content/villa.ts'
import { anchors } from '#i18n/addresses.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { Drawing } from '#ui/Drawing.tsx'
import { galleryPlace } from './gallery/place.ts'
import { Photograph } from './Photograph.tsx'
import { Pool } from './Pool.tsx'
import { SwipeRow } from './SwipeRow.tsx'

/** The rooms, the equipment, the rules of the house and the pool. */
export function House() {
  return (
    <>
      <Rooms />
      <HouseFold />
      {villa.pool && <Pool pool={villa.pool} />}
    </>
  )
}

/** The columns of a number of rooms. */
const COLUMNS: Readonly<Record<number, string>> = {
  1: 'sm:grid-cols-2',
  2: 'sm:grid-cols-2',
  3: 'sm:grid-cols-3',
  4: 'sm:grid-cols-2',
  5: 'sm:grid-cols-3',
}

/** Those of a wide screen without plans; with plans the rooms are rows beside them. */
const WIDE_COLUMNS: Readonly<Record<number, string>> = { 4: 'lg:grid-cols-4', 5: 'lg:grid-cols-5' }

/** The rows beside which the plans are. */
const ROWS: Readonly<Record<number, string>> = {
  1: 'lg:row-span-1',
  2: 'lg:row-span-2',
  3: 'lg:row-span-3',
  4: 'lg:row-span-4',
  5: 'lg:row-span-5',
}

const HAS_PLANS = plans.length > 0

/** The rooms with their beds, and the plans of the floors; on a phone a row to swipe. */
function Rooms() {
  const { t } = useTranslation()
  return (
    <div className="mx-auto mt-5 max-w-page px-gutter sm:mt-12 lg:mt-16">
      <h3 id="rooms-title" className="text-title">
        {t('house.sleeping.title')}
      </h3>
      <SwipeRow
        aria-labelledby="rooms-title"
        className={clsx(
          'mt-3 snap-mandatory gap-8 max-sm:gap-4 sm:gap-6 lg:mt-8 lg:gap-8',
          COLUMNS[villa.rooms.length],
          HAS_PLANS ? 'lg:grid-cols-[2.4fr_1fr] xl:gap-x-12' : WIDE_COLUMNS[villa.rooms.length],
        )}
      >
        {villa.rooms.map((room, index) => (
          <SleepingRoom key={room.key} room={room} photograph={roomPhotos[index]} />
        ))}
        {HAS_PLANS && (
          <li
            className={clsx(
              'max-sm:contents sm:col-span-full sm:grid sm:grid-cols-2 sm:gap-6',
              'lg:col-span-1 lg:col-start-2 lg:row-start-1 lg:grid-cols-1 lg:content-between',
              ROWS[villa.rooms.length],
            )}
          >
            {plans.map((plan) => (
              <Floor key={plan.text} {...plan} />
            ))}
          </li>
        )}
      </SwipeRow>
    </div>
  )
}

type SleepingRoomProps = { room: Room; photograph: RolePhoto | undefined }

function SleepingRoom({ room, photograph }: SleepingRoomProps) {
  const { key, beds, sleeps, air } = room
  const { t } = useTranslation()
  const titleId = useId()
  return (
    <li
      className={clsx(
        'relative max-sm:w-[84%] max-sm:shrink-0 max-sm:snap-start',
        HAS_PLANS && 'lg:grid lg:grid-cols-[13fr_8fr] lg:items-center lg:gap-x-6 xl:gap-x-8',
      )}
    >
      {photograph && (
        <Photograph
          photograph={photograph}
          shape="tile"
          sizes="(min-width: 64rem) 41vw, (min-width: 40rem) 30vw, 84vw"
          className="aspect-[3/2]"
        />
      )}
      <div className={clsx('mt-3', HAS_PLANS && 'lg:mt-0')}>
        <h4 id={titleId} className="font-serif text-heading font-medium">
          {t(`info.rooms.${key}.title`)}
        </h4>
        <p className="dots font-semibold text-accent-700">
          {beds.map(({ type, count, size }) => (
            <span key={type}>
              {t(`house.sleeping.beds.${type}`, { count })}
              {size !== undefined && `, ${size} cm`}
            </span>
          ))}
          <span>{t('house.sleeping.sleeps', { count: sleeps })}</span>
          {air && <span>{t(`house.sleeping.air.${air}`)}</span>}
        </p>
        <p className="mt-1.5 max-w-text text-pine-800">{t(`info.rooms.${key}.text`)}</p>
        {photograph && <PhotosLink category={photograph.category} describedBy={titleId} />}
      </div>
    </li>
  )
}

type PhotosLinkProps = { category: Category; describedBy: string }

/** Shows a category in the gallery; covers its whole list item. */
function PhotosLink({ category, describedBy }: PhotosLinkProps) {
  const { t } = useTranslation()
  return (
    <a
      href={`#${anchors.gallery}`}
      aria-describedby={describedBy}
      onClick={() => galleryPlace.set({ category, index: 0 })}
      className="mt-1.5 inline-flex min-h-11 items-center font-semibold text-accent-700 underline underline-offset-3 after:absolute after:inset-0 after:rounded-card"
    >
      {t('house.sleeping.photos', { count: galleryItems(category).length })}
    </a>
  )
}

/** The plan of one floor; its content is also in the text. */
function Floor({ drawing, width, height, text, names }: Plan) {
  const { t } = useTranslation()
  return (
    <figure className="max-sm:w-[84%] max-sm:shrink-0 max-sm:snap-start">
      <Drawing
        src={drawing}
        alt={t(`house.plans.floors.${text}.description`)}
        width={width}
        height={height}
        className="forced-color-adjust-none forced-colors:bg-white"
      >
        <g textAnchor="middle" className="fill-pine-950 font-serif text-[12px]">
          {names.map(([x, y, name]) => (
            <text key={name} x={x} y={y}>
              {t(`house.plans.names.${name}`)}
            </text>
          ))}
        </g>
      </Drawing>
      <figcaption className="mt-1 text-center font-serif text-lg">
        {t(`house.plans.floors.${text}.title`)}
      </figcaption>
    </figure>
  )
}

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

/** Permissions have a positive icon, restrictions a warning. */
function Rules() {
  const { t } = useTranslation()
  return (
    <Part title={t('info.notes.title')}>
      <ul className="mt-3 grid grid-cols-1 gap-x-8 gap-y-1.5 md:grid-cols-2 lg:mt-0">
        {villa.rules.map(({ key, kind }) => (
          <li key={key} className="flex gap-3">
            {kind === 'allowed' ? (
              <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-accent-600" />
            ) : (
              <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-pine-600" />
            )}
            <span className="min-w-0 wrap-break-word hyphens-auto">{t(`info.notes.${key}`)}</span>
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
        {villa.amenities.map((key) => (
          <li
            key={key}
            className="border-t border-linen-300 py-3 max-sm:last:col-span-full max-sm:last:flex max-sm:last:items-center max-sm:last:gap-4 md:py-5"
          >
            <span
              aria-hidden
              className="block size-7 text-accent-700 md:size-8 [&_svg]:size-full [&_svg]:stroke-[1.4]"
            >
              {amenityIcons[key]}
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
          photograph={rolePhotos.kitchen}
          shape="tile"
          sizes="(min-width: 64rem) 36vw, 100vw"
          className="aspect-[3/2] max-lg:mt-5"
        />
      </div>
    </Part>
  )
}
