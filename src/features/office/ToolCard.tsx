import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'

type ToolCardProps = {
  title: string
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

type CardProps = {
  title: string
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
