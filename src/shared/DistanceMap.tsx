import { distances, type DistanceKey, villa } from '#content/villa.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { Drawing } from '#ui/Drawing.tsx'
import surroundings from './surroundings.svg'

/** The positions of the drawing's labels. */
const LABELS: Record<
  DistanceKey,
  { x: number; y: number; textAnchor: 'start' | 'end' | 'middle' }
> = {
  dalyan: { x: 216, y: 179, textAnchor: 'end' },
  ortaca: { x: 443, y: 196, textAnchor: 'start' },
  sarigerme: { x: 335, y: 410, textAnchor: 'middle' },
  iztuzu: { x: 202, y: 316, textAnchor: 'end' },
  airport: { x: 447, y: 347, textAnchor: 'end' },
  gocek: { x: 531, y: 286, textAnchor: 'start' },
  fethiye: { x: 584, y: 383, textAnchor: 'start' },
  akyaka: { x: 90, y: 43, textAnchor: 'start' },
}

/** The rings, in kilometres as the crow flies, and where their labels are. */
const RINGS = [
  { km: 5, x: 383, y: 171 },
  { km: 20, x: 467, y: 112 },
  { km: 40, x: 536, y: 63 },
] as const

/** A map of the surroundings that draws distances by their square roots, so that Dalyan and Fethiye fit on one phone. */
export function DistanceMap() {
  const { t } = useTranslation()
  return (
    <Drawing
      src={surroundings}
      alt=""
      width={748}
      height={446}
      className="overflow-hidden bg-linen-200 forced-color-adjust-none lg:rounded-card"
    >
      <g className="fill-water-700 font-serif text-[19px] md:text-[15px]">
        <text x="150" y="376">
          {t('info.location.sea')}
        </text>
        <text x="344" y="76">
          {t('info.location.lake')}
        </text>
      </g>
      <g
        textAnchor="middle"
        className="fill-pine-700 stroke-linen-200 stroke-[6px] text-[18px] [paint-order:stroke] md:text-[14px]"
      >
        {RINGS.map(({ km, x, y }) => (
          <text key={km} x={x} y={y}>
            {km} km
          </text>
        ))}
      </g>
      <g className="fill-pine-950 text-[21px] font-semibold md:text-[15px]">
        {distances.map(({ key }) => (
          <text key={key} {...LABELS[key]}>
            {t(`info.location.onMap.${key}`)}
          </text>
        ))}
      </g>
      <text
        x="319"
        y="233"
        className="fill-clay-700 font-serif text-[23px] font-semibold md:text-[18px]"
      >
        {villa.name}
      </text>
    </Drawing>
  )
}
