import { Photograph } from '#features/landing/Photograph.tsx'
import { useTranslation } from '#i18n/useTranslation.ts'
import { villa } from '#content/villa.ts'
import { type ReactNode, useId } from 'react'

const PHOTOS = {
  parents: { category: 'parentBedroom', number: 2 },
  children: { category: 'kidsRoom', number: 1 },
  livingRoom: { category: 'livingRoom', number: 2 },
} as const

/** The rooms with their beds, and the plans of both floors; on a phone a row to swipe. */
export function Rooms() {
  const { t } = useTranslation()
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
          <GroundFloor names={t('house.plans.ground', { returnObjects: true })} />
          <UpperFloor names={t('house.plans.upper', { returnObjects: true })} />
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

type UpperFloorNames = {
  title: string
  description: string
  children: string
  parents: string
  bathroom: string
  hall: string
  balcony: string
}

/** The upper floor: two bedrooms and the bathroom along the south side, a balcony over the pool. */
function UpperFloor({ names }: { names: UpperFloorNames }) {
  return (
    <Storey title={names.title} description={names.description}>
      {/* The roof of the wing below. */}
      <path
        d="M5.2 1.8H0V7.2H5.2M0 1.8 1.6 4.5M0 7.2 1.6 4.5H5.2"
        className="text-linen-400"
        strokeDasharray=".25 .2"
      />
      <path d="M5.4 0H14.4V7.2H5.4Z" stroke="none" className="fill-white" />
      <path d="M5.4 0H14.4V1.9H5.4Z" stroke="none" className="fill-linen-200" />
      <path d="M12.1 1.9H14.4V7.2H12.1Z" stroke="none" className="fill-water-50" />
      <path d="M8.9 7.34H11.7V8.5H8.9ZM8.9 8.2H11.7" className="fill-linen-100" />
      <Furniture />
      <Walls
        outer="M5.4 4.2V0H14.4V7.2H13.9M12.9 7.2H11.1M9.5 7.2H7.5M6.4 7.2H5.4V5.4"
        inner="M5.4 1.9H6.3M7.1 1.9H9.6M10.4 1.9H13.4M14.2 1.9H14.4M8.5 1.9V7.2M12.1 1.9V7.2"
      />
      <g className="text-water-700">
        <path d="M6.4 7.12H7.5M6.4 7.28H7.5M12.9 7.12H13.9M12.9 7.28H13.9M5.32 4.2V5.4M5.48 4.2V5.4" />
        <path d="M9.5 7.2V6.4A.8.8 0 0 1 10.3 7.2M11.1 7.2V6.4A.8.8 0 0 0 10.3 7.2M7.1 1.9V2.7A.8.8 0 0 1 6.3 1.9M10.4 1.9V2.7A.8.8 0 0 1 9.6 1.9M14.2 1.9V2.7A.8.8 0 0 1 13.4 1.9" />
      </g>
      <Name at={[6.95, 3.7]}>{names.children}</Name>
      <Name at={[10.3, 3.35]}>{names.parents}</Name>
      <Name at={[13.25, 3.9]}>{names.bathroom}</Name>
      <Name at={[11, 1.15]}>{names.hall}</Name>
      <Name at={[10.3, 9.3]}>{names.balcony}</Name>
    </Storey>
  )
}

function Furniture() {
  return (
    <g>
      <Bed x={5.6} y={4.9} width={0.9} length={2.1} pillows={1} />
      <Bed x={7.4} y={4.9} width={0.9} length={2.1} pillows={1} />
      <g transform="rotate(90 9.7 5)">
        <Bed x={8.9} y={4} width={1.7} length={2.1} pillows={2} />
      </g>
      {/* Bench and wardrobe; the stairs; shower, basin and lavatory. */}
      <path d="M10.95 4.3h.4v1.4h-.4ZM8.6 2.1h.75v.6H8.6Z" className="fill-linen-100" />
      <path d="M5.55.15V1.2H8.4V.15M5.95.15V1.2M6.35.15V1.2M6.75.15V1.2M7.15.15V1.2M7.55.15V1.2M7.95.15V1.2" />
      <path d="M12.2 4.6h1V7h-1ZM12.45 2.1h.8v.5h-.8Z" className="fill-white" />
      <circle cx="12.7" cy="5.8" r=".12" />
      <path d="M13.75 4.5h.5v.8h-.5a.4.4 0 0 1 0-.8Z" className="fill-white" />
    </g>
  )
}

type GroundFloorNames = {
  title: string
  description: string
  living: string
  kitchen: string
  hall: string
  pergola: string
}

/** The ground floor: one long room from the fireplace to the kitchen, with doors to the pool. */
function GroundFloor({ names }: { names: GroundFloorNames }) {
  return (
    <Storey title={names.title} description={names.description}>
      <path d="M0 1.8H5.4V0H14.4V7.2H0Z" stroke="none" className="fill-white" />
      <path d="M5.4 0H9.6V2.3H5.4Z" stroke="none" className="fill-linen-200" />
      <Pergola />
      <GroundFloorFurniture />
      <Walls
        outer="M8.9 0H9.6M7.9 0H5.4V1.8H0V7.2H1M2.4 7.2H3.4M4.8 7.2H6.4M8.1 7.2H9.7M11.4 7.2H12.5M13.7 7.2H14.4V5.2M14.4 3.4V0H12.9M11.3 0H9.6"
        inner="M5.4 2.3H7.7M8.7 2.3H9.6V0M7.2 0V.5M7.2 1.4V2.3"
      />
      <Openings />
      <Name at={[3.1, 3.75]}>{names.living}</Name>
      <Name at={[12.1, 1.75]}>{names.kitchen}</Name>
      <Name at={[8.4, 1.95]}>{names.hall}</Name>
      <Name at={[2.2, 10.2]}>{names.pergola}</Name>
    </Storey>
  )
}

/** Windows as thin double lines, doors with their leaf. */
function Openings() {
  return (
    <g className="text-water-700">
      <path d="M1 7.12H2.4M1 7.28H2.4M12.5 7.12H13.7M12.5 7.28H13.7M11.3-.08H12.9M11.3.08H12.9M14.32 3.4V5.2M14.48 3.4V5.2" />
      <path d="M3.4 7.2V6.5A.7.7 0 0 1 4.1 7.2M4.8 7.2V6.5A.7.7 0 0 0 4.1 7.2M6.4 7.2V6.35A.85.85 0 0 1 7.25 7.2M8.1 7.2V6.35A.85.85 0 0 0 7.25 7.2M9.7 7.2V6.35A.85.85 0 0 1 10.55 7.2M11.4 7.2V6.35A.85.85 0 0 0 10.55 7.2M7.9 0V1A1 1 0 0 0 8.9 0" />
    </g>
  )
}

function GroundFloorFurniture() {
  return (
    <g>
      {/* The fireplace, its fire, the sofa bed, the low table, the armchair. */}
      <path d="M.14 3.6H.75V5.4H.14M.14 4.1H.5V4.9H.14" className="fill-linen-200" />
      <path
        d="M.3 4.7c-.2-.2 0-.35.02-.5.15.15.2.35.06.5Z"
        className="fill-clay-500"
        stroke="none"
      />
      <path d="M1.9 2H4.3V2.9H1.9ZM1.9 2.25H4.3M3.1 2.25V2.9" className="fill-water-50" />
      <circle cx="3.1" cy="4.75" r=".55" className="fill-linen-100" />
      <path d="M.6 6.1a.4.4 0 1 1 .6.6Z" className="fill-water-50" />
      {/* The long table with its six chairs. */}
      <rect x="9.9" y="3.4" width="2.4" height="1.1" rx=".08" className="fill-linen-100" />
      <path
        d="M10.15 3.1h.45M10.9 3.1h.45M11.65 3.1h.45M10.15 4.8h.45M10.9 4.8h.45M11.65 4.8h.45"
        strokeWidth={0.16}
      />
      {/* Fridge, worktop with hob and sink; the stairs; the washing machine. */}
      <path d="M9.74.14H14.26V.8H9.74ZM10.4.14V.8" className="fill-mint-200" />
      <path d="M11.6.3h.7v.35h-.7ZM12.7.3h.8v.35h-.8Z" className="fill-white" />
      <circle cx="10.95" cy=".47" r=".11" />
      <circle cx="11.25" cy=".47" r=".11" />
      <path d="M7.35.14V.95M7.35.55H7.8M7.5.14V.95M7.65.14V.95" />
      <path d="M5.6.2H6.25V.85H5.6Z" className="fill-white" />
      <circle cx="5.92" cy=".53" r=".2" />
    </g>
  )
}

/** Under the bougainvillea, and the terrace in front of it. */
function Pergola() {
  return (
    <g>
      <path
        d="M-.6 7.4H5.2V9.4H-.6Z"
        strokeDasharray=".25 .2"
        className="fill-bougainvillea-100/60 text-bougainvillea-500"
      />
      <rect x=".9" y="7.9" width="2.9" height=".95" rx=".08" className="fill-linen-100" />
      <path
        d="M1.2 7.65h.5M2.1 7.65h.5M3 7.65h.5M1.2 9.1h.5M2.1 9.1h.5M3 9.1h.5"
        strokeWidth={0.16}
      />
    </g>
  )
}

/** A metre in the drawing's units. */
const METRE = 20

/** Both floors in metres from the villa's south-west corner: x to the east, y to the north. */
const PAPER = { left: -0.9, top: -0.4, width: 15.8, height: 11 }

type StoreyProps = {
  title: string
  description: string
  children: ReactNode
}

/** The plan of one floor, with the pool below; its content is also in the text. */
function Storey({ title, description, children }: StoreyProps) {
  const id = useId()
  return (
    <figure className="max-sm:w-[84%] max-sm:shrink-0 max-sm:snap-start">
      <svg
        // An inline SVG cannot be an `<img>`.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="img"
        aria-labelledby={id}
        viewBox={[PAPER.left, PAPER.top, PAPER.width, PAPER.height]
          .map((metres) => metres * METRE)
          .join(' ')}
        fill="none"
        stroke="currentColor"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="w-full text-pine-800"
      >
        <title id={id}>{description}</title>
        <g transform={`scale(${METRE})`} strokeWidth={0.05}>
          {children}
        </g>
      </svg>
      <figcaption className="mt-1 text-center font-serif text-lg">{title}</figcaption>
    </figure>
  )
}

/** Outer and inner walls as paths in metres. */
function Walls({ outer, inner }: { outer: string; inner: string }) {
  return (
    <g strokeLinecap="butt" strokeLinejoin="miter">
      <path d={outer} strokeWidth={0.28} />
      <path d={inner} strokeWidth={0.14} />
    </g>
  )
}

/** A room's label, centred at a position in metres. */
function Name({ at: [x, y], children }: { at: readonly [number, number]; children: string }) {
  return (
    <text
      x={x}
      y={y}
      textAnchor="middle"
      stroke="none"
      className="fill-pine-950 font-serif text-[0.66px]"
    >
      {children}
    </text>
  )
}

type BedProps = { x: number; y: number; width: number; length: number; pillows: number }

/** A bed with its head to the south and its north-west corner at a position in metres. */
function Bed({ x, y, width, length, pillows }: BedProps) {
  const pillow = width / pillows
  return (
    <g className="fill-white">
      <rect x={x} y={y} width={width} height={length} rx={0.1} />
      {Array.from({ length: pillows }, (_, index) => (
        <rect
          key={index}
          x={x + index * pillow + 0.1}
          y={y + length - 0.5}
          width={pillow - 0.2}
          height={0.38}
          rx={0.08}
        />
      ))}
      <path d={`M${x} ${y + length - 0.75}h${width}`} />
    </g>
  )
}
