import type { ComponentProps } from 'react'
import { logo } from '#content/logo.ts'

/** The logo; decorative, in the text's colour. */
export function Logo(props: ComponentProps<'svg'>) {
  return (
    <svg viewBox="0 0 32 32" fill="currentColor" aria-hidden {...props}>
      {logo.filled.map((path) => (
        <path key={path} d={path} />
      ))}
      {logo.lines.map((path) => (
        <path
          key={path}
          d={path}
          fill="none"
          stroke="currentColor"
          strokeWidth="1"
          strokeLinecap="round"
        />
      ))}
    </svg>
  )
}
