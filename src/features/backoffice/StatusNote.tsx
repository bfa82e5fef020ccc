import type { ReactNode } from 'react'

type StatusNoteProps = { className?: string | undefined; children: ReactNode }

/** Calm news, read out once a screen reader has finished its sentence; keep it mounted, for only a change is read. */
export function StatusNote({ className, children }: StatusNoteProps) {
  return (
    // An <output> would have this role unseen, but may hold no paragraph.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div role="status" className={className}>
      {children}
    </div>
  )
}
