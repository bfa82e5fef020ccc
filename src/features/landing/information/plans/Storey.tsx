import { type ReactNode, useId } from 'react'

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
export function Storey({ title, description, children }: StoreyProps) {
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
export function Walls({ outer, inner }: { outer: string; inner: string }) {
  return (
    <g strokeLinecap="butt" strokeLinejoin="miter">
      <path d={outer} strokeWidth={0.28} />
      <path d={inner} strokeWidth={0.14} />
    </g>
  )
}

/** A room's label, centred at a position in metres. */
export function Name({
  at: [x, y],
  children,
}: {
  at: readonly [number, number]
  children: string
}) {
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
export function Bed({ x, y, width, length, pillows }: BedProps) {
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
