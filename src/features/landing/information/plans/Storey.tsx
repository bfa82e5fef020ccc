import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'

/** A metre in the drawing's units. */
const METRE = 20

/** Both floors in metres from the villa's south-west corner: x to the east, y to the north. */
const PAPER = { left: -0.9, top: -0.4, width: 15.8, height: 11 }

type StoreyProps = {
  title: string
  description: string
  children: ReactNode
  className?: string
}

/** The plan of one floor, with the pool below; its content is also in the text. */
export function Storey({ title, description, children, className }: StoreyProps) {
  const id = useId()
  return (
    <figure className="relative max-sm:mx-auto max-sm:w-[86%]">
      <svg
        // An inline SVG cannot be an `<img>`.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="img"
        aria-labelledby={id}
        viewBox={[PAPER.left, PAPER.top, PAPER.width, PAPER.height]
          .map((metres) => metres * METRE)
          .join(' ')}
        preserveAspectRatio="xMidYMin slice"
        fill="none"
        stroke="currentColor"
        strokeLinecap="round"
        strokeLinejoin="round"
        className={clsx('w-full text-pine-800', className)}
      >
        <title id={id}>{description}</title>
        <g transform={`scale(${METRE})`} strokeWidth={0.05}>
          {children}
        </g>
      </svg>
      {/* On a phone in the corner that neither floor covers. */}
      <figcaption className="font-serif max-sm:absolute max-sm:top-0 max-sm:left-0 sm:mt-2 sm:text-center sm:text-lg">
        {title}
      </figcaption>
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
