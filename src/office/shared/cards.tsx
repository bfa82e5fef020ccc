import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'
import { isVisible } from '#domain/field/unseen.ts'
import type { Reservation } from '#domain/stay/reservation.ts'
import { useTranslation } from '#i18n/useTranslation.ts'

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
      <h2 id={id} className="inline text-heading">
        {title}
      </h2>
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

/** A label beside a name; `className` sets its colours. */
export function Badge({ className, children }: { className: string; children: ReactNode }) {
  return (
    <span
      className={clsx('inline-block rounded-full px-2 text-sm font-medium no-underline', className)}
    >
      {children}
    </span>
  )
}

/** A sales channel. */
export function SourceBadge({ children }: { children: ReactNode }) {
  return <Badge className="mr-1 bg-linen-200 text-pine-800">{children}</Badge>
}

/** The channel that sold a stay, unless it is shown in place of the guest's name. */
export function StaySource({ stay }: { stay: Pick<Reservation, 'source' | 'musteriAdi'> }) {
  const { t } = useTranslation()
  if (stay.source === undefined || !isVisible(stay.musteriAdi)) return null
  return <SourceBadge>{t(`admin.sources.${stay.source}`)}</SourceBadge>
}
