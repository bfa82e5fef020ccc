import type { ReactNode } from 'react'

/** A part of a card that is folded until it is needed. */
export function Fold({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className="border-t border-linen-300 py-3">
      <summary className="cursor-pointer font-semibold text-accent-700">{summary}</summary>
      {children}
    </details>
  )
}
