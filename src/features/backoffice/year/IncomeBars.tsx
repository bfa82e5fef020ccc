import type { Figures } from '#domain/office/figures.ts'

type IncomeBarsProps = { months: readonly Pick<Figures, 'sold' | 'free' | 'income'>[] }

const HEIGHT = 120
const STEP = 60

/** Income as bars and sold nights as a line of dots over them; the table below says the same in words, so this is for the eye alone. */
export function IncomeBars({ months }: IncomeBarsProps) {
  const most = Math.max(1, ...months.map(({ income }) => income))
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${STEP * months.length} ${HEIGHT + 4}`}
      className="my-4 h-32 w-full print:[print-color-adjust:exact]"
      preserveAspectRatio="none"
    >
      {months.map(({ income, sold, free }, index) => {
        const height = (income / most) * HEIGHT
        const occupied = sold + free === 0 ? 0 : sold / (sold + free)
        return (
          <g key={index} transform={`translate(${index * STEP} 0)`}>
            <rect
              x={6}
              width={STEP - 12}
              y={HEIGHT - height}
              height={height}
              className="fill-accent-200"
            />
            <rect
              x={6}
              width={STEP - 12}
              y={HEIGHT - occupied * HEIGHT - 1}
              height={3}
              className="fill-clay-500"
            />
            <rect x={0} width={STEP} y={HEIGHT} height={1} className="fill-linen-400" />
          </g>
        )
      })}
    </svg>
  )
}
