import type { ReactNode } from 'react'

type DrawingProps = { className?: string | undefined }

export const FEATURE_DRAWINGS = [Pool, SwimRing, TableLamp, Fire, Lavender, Turtle]

/** The shared SVG settings; drawings use the text's colour. */
function Pen({ className, children }: DrawingProps & { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 64 64"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      className={className}
    >
      {children}
    </svg>
  )
}

function Pool({ className }: DrawingProps) {
  return (
    <Pen className={className}>
      <path d="M23 40V16.5a5.5 5.5 0 0 1 11 0M39 40V16.5a5.5 5.5 0 0 1 11 0M23 24.5h16M23 32.5h16" />
      <path
        className="stirs stirs-drift"
        d="M7 43.5c3.5-3.6 6.5-3.6 10 0s6.5 3.6 10 0 6.5-3.6 10 0 6.5 3.6 10 0 6.5-3.6 10 0"
      />
      <path
        className="stirs stirs-drift [animation-delay:-1.1s]"
        d="M5 50.5c3.5-3.6 6.5-3.6 10 0s6.5 3.6 10 0 6.5-3.6 10 0 6.5 3.6 10 0 6.5-3.6 10 0"
      />
      <path
        className="stirs stirs-drift [animation-delay:-2.2s]"
        d="M12 57.5c3.5-3.6 6.5-3.6 10 0s6.5 3.6 10 0 6.5-3.6 10 0"
      />
    </Pen>
  )
}

function SwimRing({ className }: DrawingProps) {
  return (
    <Pen className={className}>
      <g className="stirs stirs-bob origin-center">
        <circle cx="32" cy="27" r="18" />
        <circle cx="32" cy="27" r="8.5" />
        <path d="M28 9.5 30 18.8M36 9.5 34 18.8M14.5 23l9.3 2M14.5 31l9.3-2M49.5 23l-9.3 2M49.5 31l-9.3-2M28 44.5l2-9.3M36 44.5l-2-9.3" />
      </g>
      <path
        className="stirs stirs-drift"
        d="M8 51.5c4-3.8 8-3.8 12 0s8 3.8 12 0 8-3.8 12 0 8 3.8 12 0"
      />
      <path d="M18 58.5c3.5-2.8 6.5-2.8 10 0s6.5 2.8 10 0 5.5-2.5 8.5-.8" />
    </Pen>
  )
}

function TableLamp({ className }: DrawingProps) {
  return (
    <Pen className={className}>
      <path d="M6 6.5h52M14 6.5v-3M26 6.5v-3M38 6.5v-3M50 6.5v-3" />
      <path d="M6 10c4 1 5 5 9 5.5M58 10c-3 2-4 6-8 7M11 13.5c-1.5 2-1 3.5.5 5M53.5 14.5c2 1 2.2 3 1.5 5" />
      <g className="stirs stirs-swing origin-top">
        <path d="M32 6.5V18" />
        <path d="M18.5 31.5C18.5 23.5 24.5 18 32 18s13.5 5.5 13.5 13.5Z" />
        <path d="M27.5 19.2c-2.2 3.2-3.3 7.5-3.3 12.3M36.5 19.2c2.2 3.2 3.3 7.5 3.3 12.3M32 18v13.5M28.8 31.5a3.2 3.2 0 0 0 6.4 0" />
      </g>
      <path d="M6 47.5h52M12 47.5v13M52 47.5v13" />
      <path d="M27 42.5c0 3.3 2.2 5 5 5s5-1.7 5-5ZM16.5 45.5h6M41.5 45.5h6M30 42.3a2 2 0 0 1 4 0" />
    </Pen>
  )
}

function Fire({ className }: DrawingProps) {
  return (
    <Pen className={className}>
      <path d="M10 57.5V30a22 22 0 0 1 44 0v27.5M5 57.5h54M17 57.5V31a15 15 0 0 1 30 0v26.5" />
      <path d="M32 8v8M16.5 14.5l5.6 6.4M47.5 14.5l-5.6 6.4M10 33h7M54 33h-7M10 45h7M54 45h-7" />
      <g className="stirs stirs-flicker origin-bottom">
        <path d="M32 51c-5.8 0-9-3.6-9-8 0-5.5 5.8-7.3 6.8-14.5C35.5 31.5 41 37 41 43c0 4.4-3.2 8-9 8Z" />
        <path d="M32 51c-2.6 0-4-1.8-4-4 0-2.8 2.8-4 3.6-7 2.8 1.7 4.4 4.2 4.4 7 0 2.2-1.4 4-4 4Z" />
      </g>
      <path d="M22 54.5h20" />
    </Pen>
  )
}

function Lavender({ className }: DrawingProps) {
  return (
    <Pen className={className}>
      <g className="stirs stirs-sway origin-bottom">
        <path d="M32 60V30" />
        <Spike x={32} y={30} />
      </g>
      <g className="stirs stirs-sway origin-bottom [animation-delay:-1.2s]">
        <path d="M30 60C27 50 22 44 19 38" />
        <Spike x={18} y={37} turn={-22} />
      </g>
      <g className="stirs stirs-sway origin-bottom [animation-delay:-2.3s]">
        <path d="M34 60c3-10 8-16 11-22" />
        <Spike x={46} y={37} turn={22} />
      </g>
      <path d="M31 60c-4-5-8-7-13-7.5M33 60c4-5 8-7 13-7.5" />
    </Pen>
  )
}

/** A lavender's flowers, upwards from the end of its stem. */
function Spike({ x, y, turn = 0 }: { x: number; y: number; turn?: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      {[0, -6, -12, -18].map((up, step) => (
        <path
          key={up}
          transform={`translate(0 ${up}) scale(${1 - step * 0.14})`}
          d="M0 0c-4 .5-6-1.5-6-5 3.5 0 5.5 1.5 6 5ZM0 0c4 .5 6-1.5 6-5-3.5 0-5.5 1.5-6 5Z"
        />
      ))}
      <path d="M0-20.5c-2-1.5-2-4 0-6.5 2 2.5 2 5 0 6.5Z" />
    </g>
  )
}

function Turtle({ className }: DrawingProps) {
  return (
    <Pen className={className}>
      <path d="M32 16.5c9.5 0 15 8 15 16.5S40.5 50 32 53.5C23.5 50 17 41.5 17 33s5.5-16.5 15-16.5Z" />
      <path d="m32 24.5 6.5 4v8.5L32 41l-6.5-4v-8.5ZM32 24.5v-8M38.5 28.5l6.3-4M38.5 37l6.2 4.2M32 41v12.5M25.5 37l-6.2 4.2M25.5 28.5l-6.3-4" />
      <path d="M28.3 17c-.8-6.3.5-10 3.7-10s4.5 3.7 3.7 10M30.3 10.8v.1M33.7 10.8v.1" />
      <path
        className="stirs stirs-paddle origin-bottom-right"
        d="M20 22.5C13.5 19.5 8 22 5 30c5.5-2.3 9-2 12.5.5"
      />
      <path
        className="stirs stirs-paddle origin-bottom-left [animation-direction:reverse]"
        d="M44 22.5c6.5-3 12-.5 15 7.5-5.5-2.3-9-2-12.5.5"
      />
      <path d="M20.5 45c-4 1.5-5.8 4.5-5.5 9 3-1.3 5.5-3 8.5-5.5M43.5 45c4 1.5 5.8 4.5 5.5 9-3-1.3-5.5-3-8.5-5.5" />
    </Pen>
  )
}
