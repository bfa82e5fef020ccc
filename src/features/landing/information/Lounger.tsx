import type { ComponentProps } from 'react'

/** A sunlounger icon in lucide's style, which has none. */
export function Lounger(props: ComponentProps<'svg'>) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...props}
    >
      <path d="M2 8l6.5 7H22M2 8l1.6-1.3 6.2 6.3H22v2M6 18.5l2.5-3.5M20 18.5V15M9.8 13l-1.3 2" />
      <circle cx="19.5" cy="5" r="2" />
    </svg>
  )
}
