import { type ReactNode, useId } from 'react'
import { useLocation } from 'react-router-dom'

type StaySectionProps = {
  /** Its name in the address's fragment. */
  id: string
  title: string
  onToggle?: (isOpen: boolean) => void
  children: ReactNode
}

/** A part of a stay's panel below its summary, folded unless the address names it. */
export function StaySection({ id, title, onToggle, children }: StaySectionProps) {
  const titleId = useId()
  const { hash } = useLocation()
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      className="@container scroll-mt-4 border-t border-linen-300"
    >
      <details
        open={hash === `#${id}`}
        onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}
      >
        <summary className="cursor-pointer py-3 font-semibold text-accent-700">
          <h3 id={titleId} className="inline font-sans">
            {title}
          </h3>
        </summary>
        <div className="pb-4">{children}</div>
      </details>
    </section>
  )
}
