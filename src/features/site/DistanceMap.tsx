import type { ReactNode } from 'react'
import { useTranslation } from '#i18n/useTranslation.ts'
import { distances, type Place, villa } from '#content/villa.ts'

/** A point of the map as [latitude, longitude]. */
type Point = readonly [latitude: number, longitude: number]

/** The shores around the villa, a hand-drawn approximation. */
const surroundings: Readonly<Record<'coast' | 'lake' | 'river' | 'gulf', readonly Point[]>> = {
  /** The Mediterranean's, from Marmaris in the west to Ölüdeniz in the east. */
  coast: [
    [36.7, 27.9],
    [36.74, 28.1],
    [36.77, 28.22],
    [36.84, 28.27],
    [36.8, 28.32],
    [36.77, 28.42],
    [36.81, 28.5],
    [36.832, 28.555],
    [36.803, 28.578],
    [36.794, 28.605],
    [36.783, 28.632],
    [36.757, 28.648],
    [36.728, 28.664],
    [36.71, 28.692],
    [36.7, 28.73],
    [36.69, 28.78],
    [36.682, 28.82],
    [36.64, 28.85],
    [36.61, 28.875],
    [36.64, 28.9],
    [36.7, 28.9],
    [36.748, 28.925],
    [36.748, 28.955],
    [36.71, 28.98],
    [36.67, 29.02],
    [36.655, 29.07],
    [36.628, 29.105],
    [36.63, 29.06],
    [36.59, 29.03],
    [36.55, 29.1],
    [36.45, 29.14],
    [36.3, 29.25],
  ],
  lake: [
    [36.866, 28.626],
    [36.88, 28.6],
    [36.92, 28.592],
    [36.952, 28.63],
    [36.962, 28.68],
    [36.935, 28.704],
    [36.905, 28.684],
    [36.884, 28.654],
  ],
  /** The river of Dalyan, from the lake to the sea. */
  river: [
    [36.866, 28.626],
    [36.852, 28.636],
    [36.836, 28.638],
    [36.818, 28.626],
    [36.806, 28.618],
    [36.796, 28.603],
  ],
  /** The head of the Gulf of Gökova. */
  gulf: [
    [37.06, 27.7],
    [37.05, 28.1],
    [37.052, 28.3],
    [37.035, 28.335],
    [37.0, 28.32],
    [36.98, 28.25],
    [36.95, 28.1],
    [36.92, 27.7],
  ],
}

const KM_PER_DEGREE = 111.2
const UNITS = 46

/**
 * Projects a point to the map around the villa: directions are true, and distances are proportional
 * to their square root, so that Dalyan and Fethiye fit on one phone. In SVG coordinates with the
 * villa at 0, 0: x to the east, y to the south.
 */
export function fisheye([latitude, longitude]: Point): { x: number; y: number } {
  const home = villa.coordinates
  const shrink = Math.cos((home.latitude * Math.PI) / 180)
  const east = (longitude - home.longitude) * KM_PER_DEGREE * shrink
  const south = (home.latitude - latitude) * KM_PER_DEGREE
  const stretch = UNITS / Math.sqrt(Math.hypot(east, south) || 1)
  return { x: Math.round(east * stretch), y: Math.round(south * stretch) }
}

/** A smooth curve through the points as an SVG path; `closed` joins the last to the first. */
export function shorePath(points: readonly Point[], closed: boolean): string {
  const at = points.map(fisheye)
  const last = at.length - 1
  const pick = (index: number) =>
    at[closed ? (index + at.length) % at.length : Math.min(Math.max(index, 0), last)] ?? at[0]
  const curves = at.slice(0, closed ? undefined : -1).map((from, index) => {
    const [before, to, after] = [pick(index - 1), pick(index + 1), pick(index + 2)]
    if (!before || !to || !after) return ''
    // Catmull-Rom: each point's tangent is parallel to the chord between its neighbours.
    const first = `${Math.round(from.x + (to.x - before.x) / 6)} ${Math.round(from.y + (to.y - before.y) / 6)}`
    const second = `${Math.round(to.x - (after.x - from.x) / 6)} ${Math.round(to.y - (after.y - from.y) / 6)}`
    return `C${first} ${second} ${to.x} ${to.y}`
  })
  return `M${at[0]?.x ?? 0} ${at[0]?.y ?? 0}${curves.join('')}`
}

const VIEW = { left: -300, top: -226, width: 748, height: 446 }
const SEA = `${shorePath(surroundings.coast, false)}L600 500L-600 500Z`
const GULF = shorePath(surroundings.gulf, true)
const LAKE = shorePath(surroundings.lake, true)
const RIVER = shorePath(surroundings.river, false)

const LABELS: Record<Place, { x: number; y: number; anchor: 'start' | 'end' | 'middle' }> = {
  dalyan: { x: -14, y: -4, anchor: 'end' },
  ortaca: { x: 14, y: 6, anchor: 'start' },
  sarigerme: { x: 0, y: 28, anchor: 'middle' },
  iztuzu: { x: -6, y: 30, anchor: 'end' },
  airport: { x: 24, y: -15, anchor: 'end' },
  gocek: { x: 12, y: -6, anchor: 'start' },
  fethiye: { x: 14, y: 7, anchor: 'start' },
  akyaka: { x: 14, y: 6, anchor: 'start' },
}

/** A sketch of the surroundings with distances compressed. */
export function DistanceMap() {
  const { t } = useTranslation()
  return (
    <svg
      viewBox={`${VIEW.left} ${VIEW.top} ${VIEW.width} ${VIEW.height}`}
      aria-hidden
      className="w-full overflow-hidden bg-linen-200 lg:rounded-card"
    >
      <g className="fill-water-100 stroke-water-500" strokeWidth="1.5">
        <path d={SEA} />
        <path d={GULF} />
        <path d={LAKE} />
        <path d={RIVER} fill="none" strokeWidth="3" />
      </g>
      <g className="fill-water-700 font-serif text-[19px] md:text-[15px]">
        <text x="-150" y="150">
          {t('info.location.sea')}
        </text>
        <text x="44" y="-150">
          {t('info.location.lake')}
        </text>
      </g>
      {distances.map(({ key, at }) => (
        <PlaceMark key={key} at={fisheye(at)} label={LABELS[key]}>
          {t(`info.location.onMap.${key}`)}
        </PlaceMark>
      ))}
      <circle r="15" className="fill-clay-600/20" />
      <circle r="7.5" className="fill-clay-600 stroke-white" strokeWidth="2" />
      <text
        x="19"
        y="7"
        className="fill-clay-700 font-serif text-[23px] font-semibold md:text-[18px]"
      >
        {villa.name}
      </text>
    </svg>
  )
}

type PlaceMarkProps = {
  at: { x: number; y: number }
  label: (typeof LABELS)[Place]
  children: ReactNode
}

function PlaceMark({ at, label, children }: PlaceMarkProps) {
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <circle r="4.5" className="fill-pine-900 stroke-white" strokeWidth="1.5" />
      <text
        x={label.x}
        y={label.y}
        textAnchor={label.anchor}
        className="fill-pine-950 text-[21px] font-semibold md:text-[15px]"
      >
        {children}
      </text>
    </g>
  )
}
