import { villa } from '#content/villa.ts'

const METRE = 36
const LENGTH = villa.pool.length * METRE
const WIDTH = villa.pool.width * METRE
const LEFT = 62
const TOP = 122
const RIGHT = LEFT + LENGTH
const BOTTOM = TOP + WIDTH
const PICTURE = { width: RIGHT + 130, height: BOTTOM + 92 }

const LOUNGER_PAIRS = Array.from(
  { length: Math.ceil(villa.pool.sunLoungers / 2) },
  (_, pair) => pair,
)
const TUFT_GAP = 19
const TUFTS = Array.from({ length: Math.floor((PICTURE.width - 20) / TUFT_GAP) }, (_, tuft) => tuft)

/** The pool's plan; its dimensions are also in the text beside it. */
export function PoolPlan({ length, width }: { length: string; width: string }) {
  return (
    <svg
      viewBox={`0 0 ${PICTURE.width} ${PICTURE.height}`}
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      className="w-full text-linen-200"
    >
      <House />
      {LOUNGER_PAIRS.map((pair) => (
        <Loungers key={pair} x={Math.round(LEFT + LENGTH * (0.27 + pair * 0.46))} />
      ))}
      <Water />
      <ChildrensPool x={RIGHT + 44} y={BOTTOM - 74} />
      <Lavender />
      <Measures length={length} width={width} />
    </svg>
  )
}

function House() {
  return (
    <g strokeWidth="1.25">
      <path
        d={`M10 14H${LEFT + 22}M${LEFT + 74} 14H${LEFT + 150}M${LEFT + 202} 14H${RIGHT + 20}`}
        strokeWidth="5"
        strokeLinecap="butt"
      />
      <path d={`M${LEFT + 22} 14v-6h52v6M${LEFT + 150} 14v-6h52v6`} className="text-linen-200/70" />
    </g>
  )
}

/** Two loungers with a parasol between them. */
function Loungers({ x }: { x: number }) {
  return (
    <g strokeWidth="1.25">
      {[-27, 15].map((dx) => (
        <g key={dx} transform={`translate(${x + dx} 46)`}>
          <rect width="16" height="48" rx="3" />
          <path d="M0 16h16M4 6h8" />
        </g>
      ))}
      <circle cx={x + 2} cy="54" r="21" className="fill-linen-200/15" />
      <path
        d={`M${x + 2} 33v42M${x - 19} 54h42M${x - 13} 39l30 30M${x + 17} 39l-30 30`}
        strokeWidth="0.75"
      />
    </g>
  )
}

function Water() {
  const wave = 'q7-6 14 0t14 0 14 0 14 0'
  const waves: readonly (readonly [number, number])[] = [
    [0.12, 0.24],
    [0.62, 0.18],
    [0.36, 0.42],
    [0.72, 0.55],
    [0.1, 0.68],
    [0.5, 0.8],
  ]
  return (
    <g strokeWidth="1.25">
      <rect x={LEFT - 10} y={TOP - 10} width={LENGTH + 20} height={WIDTH + 20} rx="3" />
      <rect x={LEFT} y={TOP} width={LENGTH} height={WIDTH} rx="1.5" className="fill-water-600" />
      <g className="text-water-200" strokeWidth="1.5">
        {waves.map(([across, down]) => (
          <path
            key={`${across}`}
            d={`M${Math.round(LEFT + LENGTH * across)} ${Math.round(TOP + WIDTH * down)}${wave}`}
          />
        ))}
      </g>
      <path d={`M${LEFT - 14} ${TOP + 20}h24M${LEFT - 14} ${TOP + 34}h24`} strokeWidth="2.5" />
    </g>
  )
}

function ChildrensPool({ x, y }: { x: number; y: number }) {
  return (
    <g strokeWidth="1.25">
      <rect x={x - 8} y={y - 8} width="78" height="78" rx="3" />
      <rect x={x} y={y} width="62" height="62" rx="1.5" className="fill-water-600" />
      <circle cx={x + 24} cy={y + 26} r="12" className="fill-linen-50" />
      <circle cx={x + 24} cy={y + 26} r="5.5" className="fill-water-600" />
      <path d={`M${x + 38} ${y + 46}q4-4 8 0t8 0`} className="text-water-200" />
    </g>
  )
}

function Lavender() {
  return (
    <g className="text-lavender-300" strokeWidth="1.25">
      {TUFTS.map((tuft) => (
        <path
          key={tuft}
          d={`M${16 + tuft * TUFT_GAP} ${PICTURE.height - 6}v-17m0 17c-1-6-2-11-5-15m5 15c1-6 2-11 5-15m-5 15c-2-4-5-7-9-9m9 9c2-4 5-7 9-9`}
          strokeDasharray="7 2.5 1.5 2.5 1.5 2.5"
          strokeWidth="1.75"
        />
      ))}
    </g>
  )
}

function Measures({ length, width }: { length: string; width: string }) {
  const below = BOTTOM + 34
  const beside = LEFT - 36
  const middle = TOP + WIDTH / 2
  return (
    <>
      <g strokeWidth="1">
        <path
          d={`M${LEFT} ${below - 6}v12M${RIGHT} ${below - 6}v12M${LEFT} ${below}H${LEFT + LENGTH / 2 - 34}M${LEFT + LENGTH / 2 + 34} ${below}H${RIGHT}`}
        />
        <path
          d={`M${beside - 6} ${TOP}h12M${beside - 6} ${BOTTOM}h12M${beside} ${TOP}V${middle - 34}M${beside} ${middle + 34}V${BOTTOM}`}
        />
      </g>
      <g
        className="fill-linen-50 font-serif text-[22px] max-sm:text-[28px]"
        stroke="none"
        textAnchor="middle"
      >
        <text x={LEFT + LENGTH / 2} y={below + 7}>
          {length}
        </text>
        <text transform={`translate(${beside + 7} ${middle}) rotate(-90)`}>{width}</text>
      </g>
    </>
  )
}
