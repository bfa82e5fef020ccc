import { Photograph } from '#features/landing/Photograph.tsx'
import { useTranslation } from '#i18n/useTranslation.ts'
import { villa } from '#content/villa.ts'
import groundFloor from '#features/landing/drawings/groundFloor.svg'
import upperFloor from '#features/landing/drawings/upperFloor.svg'
import { Drawing } from '#ui/Drawing.tsx'

const PHOTOS = {
  parents: { category: 'parentBedroom', number: 2 },
  children: { category: 'kidsRoom', number: 1 },
  livingRoom: { category: 'livingRoom', number: 2 },
} as const

/** The rooms with their beds, and the plans of both floors; on a phone a row to swipe. */
export function Rooms() {
  const { t } = useTranslation()
  const { ground, upper } = t('house.plans', { returnObjects: true })
  // A scrollable region needs to be focusable for the keyboard.
  /* oxlint-disable jsx-a11y/no-noninteractive-tabindex */
  return (
    <div className="mx-auto mt-7 max-w-page px-gutter lg:mt-16">
      <h3 id="rooms-title" className="text-title">
        {t('house.sleeping.title')}
      </h3>
      <ul
        tabIndex={0}
        aria-labelledby="rooms-title"
        className="scrollbar-none mt-3 grid snap-x snap-mandatory gap-8 max-sm:-mx-gutter max-sm:flex max-sm:scroll-px-gutter max-sm:gap-4 max-sm:overflow-x-auto max-sm:px-gutter focus-visible:-outline-offset-2 sm:grid-cols-3 sm:gap-6 lg:mt-8 lg:gap-8 xl:grid-cols-[1fr_1fr_1fr_1.2fr]"
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
      </ul>
    </div>
  )
  /* oxlint-enable jsx-a11y/no-noninteractive-tabindex */
}

function Room({ room, type, count, size, sleeps }: (typeof villa.beds)[number]) {
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
      <p className="font-semibold text-accent-700 max-sm:text-[0.9375rem]">
        {t('house.sleeping.sleeps', { count: sleeps })} ·{' '}
        {t(`house.sleeping.beds.${type}`, { count })}, {size}
      </p>
      <p className="mt-1.5 max-w-text text-pine-800 max-sm:text-[0.9375rem]/normal">
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
      <Drawing src={drawing} alt={words.description} width={316} height={220}>
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
