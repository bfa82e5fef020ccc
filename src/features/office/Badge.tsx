import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { Button } from '#ui/Button.tsx'

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

/** Delayed, so that it does not flicker during an ordinary save. */
export function WaitingBadge({ children }: { children: ReactNode }) {
  return (
    <Badge className="bg-alert-100 text-alert-700 transition-opacity delay-500 starting:opacity-0">
      {children}
    </Badge>
  )
}

type OpenButtonProps = Omit<ComponentProps<typeof Button>, 'size' | 'className' | 'onClick'> & {
  /** Whether a change is pending: the form keeps it in case it is refused. */
  pending: boolean
  onOpen: () => void
}

/** Opens a record in the reservation form once the form is free. */
export function OpenButton({ pending, onOpen, ...rest }: OpenButtonProps) {
  return (
    <Button
      {...rest}
      size="small"
      // The delay is longer than an ordinary save, so that the table does not flicker.
      className="aria-disabled:cursor-progress aria-disabled:text-pine-500 aria-disabled:delay-500"
      aria-disabled={pending}
      onClick={() => !pending && onOpen()}
    />
  )
}
