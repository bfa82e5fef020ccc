const PATHS = { down: 'M12 5v14m7-7-7 7-7-7', close: 'M18 6 6 18M6 6l12 12' }

type InlineIconProps = { name: keyof typeof PATHS; className?: string }

/** An icon needed before hydration; all others load with their components. */
export function InlineIcon({ name, className = 'size-5' }: InlineIconProps) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 24 24"
      className={`${className} fill-none stroke-current stroke-2 [stroke-linecap:round] [stroke-linejoin:round]`}
    >
      <path d={PATHS[name]} />
    </svg>
  )
}
