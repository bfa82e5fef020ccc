import { type ReactNode, useId } from 'react'

type StaySectionProps = { id?: string; title: string; children: ReactNode }

/** A part of a stay's panel below its form. */
export function StaySection({ id, title, children }: StaySectionProps) {
  const titleId = useId()
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      className="scroll-mt-4 border-t border-linen-300 pt-4"
    >
      <h3 id={titleId} className="mb-2 font-sans font-semibold">
        {title}
      </h3>
      {children}
    </section>
  )
}
