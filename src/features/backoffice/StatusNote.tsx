import type { ReactNode } from 'react'

type StatusNoteProps = { className?: string | undefined; children: ReactNode }

/** Calm news, read out once a screen reader has finished its sentence; keep it mounted, for only a change is read. */
export function StatusNote({ className, children }: StatusNoteProps) {
  return (
    // DESIGN §1 promises the role; an <output> would carry it only in secret, and may hold no paragraph.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div role="status" className={className}>
      {children}
    </div>
  )
}
