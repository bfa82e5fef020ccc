import type { NearbyPlace } from '#content/house.ts'
import { mapDrawing } from '#content/map.ts'
import { villa } from '#content/villa.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { Drawing } from '#ui/Drawing.tsx'
import { fitFrame, positionOf } from './mapLayout.ts'

/** Where a name is beside its place. */
const LABELS: Readonly<
  Record<
    NonNullable<NearbyPlace['label']> | 'right',
    { dx: number; dy: number; textAnchor: 'start' | 'end' | 'middle' }
  >
> = {
  right: { dx: 14, dy: 7, textAnchor: 'start' },
  left: { dx: -14, dy: 7, textAnchor: 'end' },
  above: { dx: 0, dy: -15, textAnchor: 'middle' },
  below: { dx: 0, dy: 28, textAnchor: 'middle' },
}

const frame = mapDrawing ?? fitFrame(villa.coordinates, villa.places)
const { house } = frame
const places = villa.places.map((place) => ({
  ...place,
  position: positionOf(frame, villa.coordinates, place),
}))

/** A map of the surroundings, drawn from the coordinates of the house and the places. */
export function SurroundingsMap() {
  const { t } = useTranslation()
  return (
    <Drawing
      {...(mapDrawing && { src: mapDrawing.drawing })}
      alt=""
      width={frame.width}
      height={frame.height}
      className="overflow-hidden bg-linen-200 forced-color-adjust-none lg:rounded-card"
    >
      <g className="fill-pine-900 stroke-white" strokeWidth="1.5">
        {places.map(({ key, position: { x, y } }) => (
          <circle key={key} cx={x} cy={y} r="4.5" />
        ))}
      </g>
      <circle cx={house.x} cy={house.y} r="15" className="fill-clay-600/20" />
      <circle
        cx={house.x}
        cy={house.y}
        r="7.5"
        className="fill-clay-600 stroke-white"
        strokeWidth="2"
      />
      <g className="fill-water-700 font-serif text-[19px] md:text-[15px]">
        {mapDrawing?.names.map(({ key, x, y }) => (
          <text key={key} x={x} y={y}>
            {t(`info.location.waters.${key}`)}
          </text>
        ))}
      </g>
      <g className="fill-pine-950 text-[21px] font-semibold md:text-[15px]">
        {places.map(({ key, label, position: { x, y } }) => {
          const { dx, dy, textAnchor } = LABELS[label ?? 'right']
          return (
            <text key={key} x={x + dx} y={y + dy} textAnchor={textAnchor}>
              {t(`info.location.onMap.${key}`)}
            </text>
          )
        })}
      </g>
      <text
        x={house.x + 19}
        y={house.y + 7}
        className="fill-clay-700 font-serif text-[23px] font-semibold md:text-[18px]"
      >
        {villa.name}
      </text>
    </Drawing>
  )
}
