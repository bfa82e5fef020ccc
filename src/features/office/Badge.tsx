import { clsx } from 'clsx'
import type { ReactNode } from 'react'

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

/** The channel that sold a stay. */
export function SourceBadge({ children }: { children: ReactNode }) {
  return <Badge className="mr-1 bg-linen-200 text-pine-800">{children}</Badge>
}

/**
 * Marks a change that is not stored yet; delayed, so that it does not flicker during an ordinary
 * save.
 */
export function WaitingBadge({ children }: { children: ReactNode }) {
  return (
    <Badge className="bg-alert-100 text-alert-700 transition-opacity delay-500 starting:opacity-0">
      {children}
    </Badge>
  )
}
