import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'

type ToolCardProps = {
  title: string
  /** A sentence that describes it. */
  text: string
  className?: string
  children: ReactNode
}

/** A card for one tool. */
export function ToolCard({ title, text, className, children }: ToolCardProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className={clsx('rounded-card bg-white p-5 shadow-soft sm:p-6', className)}
    >
      <h3 id={id} className="text-heading">
        {title}
      </h3>
      <p className="mt-2 mb-4 max-w-text text-pine-700">{text}</p>
      {children}
    </section>
  )
}
