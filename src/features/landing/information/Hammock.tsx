import type { ComponentProps } from 'react'

/** A hammock icon in lucide's style, which has none. */
export function Hammock(props: ComponentProps<'svg'>) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...props}
    >
      <path d="M3 4v17M21 4v17M3 8l3 2.5M21 8l-3 2.5" />
      <path d="M6 10.5c1 5 3.5 7 6 7s5-2 6-7c-2 2.3-4 3.2-6 3.2s-4-.9-6-3.2ZM9.5 13.2l-.7 3M14.5 13.2l.7 3" />
    </svg>
  )
}
