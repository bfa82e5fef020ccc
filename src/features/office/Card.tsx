import type { ReactNode } from 'react'

type CardProps = {
  title: string
  /** Whether it needs attention. */
  alarming?: boolean
  className?: string
  children: ReactNode
}

/** A card of the start page. */
export function Card({ title, alarming = false, className = '', children }: CardProps) {
  return (
    <section
      aria-label={title}
      className={`rounded-card p-5 shadow-soft ${alarming ? 'bg-alert-50' : 'bg-white'} ${className}`}
    >
      <h2 className="mb-3 text-heading">{title}</h2>
      {children}
    </section>
  )
}
