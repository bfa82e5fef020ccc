import type { ComponentProps } from 'react'
import { Button } from '#ui/Button.tsx'

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
