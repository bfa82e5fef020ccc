import { useTranslation } from 'react-i18next'
import { surroundings } from '#content/surroundings.ts'
import { distances, type Place } from '#content/villa.ts'
import { fisheye, shorePath } from './fisheye.ts'

const VIEW = { left: -306, top: -228, width: 680, height: 450 }
const SEA = `${shorePath(surroundings.coast, false)}L600 500L-600 500Z`
const GULF = shorePath(surroundings.gulf, true)
const LAKE = shorePath(surroundings.lake, true)
const RIVER = shorePath(surroundings.river, false)

/** On which side of its dot a place's name has room. */
const SIDES: Record<Place, 'left' | 'right' | 'below'> = {
  dalyan: 'left',
  ortaca: 'right',
  sarigerme: 'below',
  iztuzu: 'below',
  airport: 'right',
  gocek: 'right',
  fethiye: 'right',
  akyaka: 'right',
}

const OFFSETS = {
  left: { x: -12, y: -2, anchor: 'end' },
  right: { x: 12, y: -2, anchor: 'start' },
  below: { x: 0, y: 26, anchor: 'middle' },
} as const

/** The surroundings drawn from memory, near things larger than far ones; the list beside it says the same in words. */
export function DistanceMap() {
  const { t } = useTranslation()
  return (
    <svg
      viewBox={`${VIEW.left} ${VIEW.top} ${VIEW.width} ${VIEW.height}`}
      aria-hidden
      className="w-full overflow-hidden bg-linen-200 lg:rounded-card"
    >
      <g className="fill-aegean-100 stroke-aegean-500" strokeWidth="1.5">
        <path d={SEA} />
        <path d={GULF} />
        <path d={LAKE} />
        <path d={RIVER} fill="none" strokeWidth="3" />
      </g>
      <g className="fill-aegean-700 font-serif text-[19px] md:text-[15px]">
        <text x="-150" y="150">
          {t('info.location.sea')}
        </text>
        <text x="-26" y="-192" textAnchor="middle">
          {t('info.location.lake')}
        </text>
      </g>
      {distances.map(({ key, at }) => {
        const { x, y } = fisheye(at)
        return (
          <path
            key={key}
            d={`M0 0Q${x / 2 + y * 0.12} ${y / 2 - x * 0.12} ${x} ${y}`}
            fill="none"
            className="stroke-terracotta-600"
            strokeWidth="1.75"
            strokeDasharray="1 6"
            strokeLinecap="round"
          />
        )
      })}
      {distances.map(({ key, at, km }) => (
        <PlaceMark
          key={key}
          {...fisheye(at)}
          name={t(`info.location.onMap.${key}`)}
          km={`${km} km`}
          side={SIDES[key]}
        />
      ))}
      <circle r="15" className="fill-terracotta-600/20" />
      <circle r="7.5" className="fill-terracotta-600 stroke-white" strokeWidth="2" />
    </svg>
  )
}

type PlaceMarkProps = { x: number; y: number; name: string; km: string; side: keyof typeof OFFSETS }

function PlaceMark({ x, y, name, km, side }: PlaceMarkProps) {
  const offset = OFFSETS[side]
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="4.5" className="fill-pine-900 stroke-white" strokeWidth="1.5" />
      <text
        x={offset.x}
        y={offset.y}
        textAnchor={offset.anchor}
        className="fill-pine-950 text-[21px] font-semibold md:text-[15px]"
      >
        {name}
        <tspan x={offset.x} dy="1.15em" className="font-normal">
          {km}
        </tspan>
      </text>
    </g>
  )
}
