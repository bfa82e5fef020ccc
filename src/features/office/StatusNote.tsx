import type { ReactNode } from 'react'

type StatusNoteProps = { className?: string | undefined; children: ReactNode }

/**
 * A polite status message for screen readers; keep it mounted, because only changes are read out.
 */
export function StatusNote({ className, children }: StatusNoteProps) {
  return (
    // An `<output>` has the same role but may not contain a paragraph.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div role="status" className={className}>
      {children}
    </div>
  )
}
