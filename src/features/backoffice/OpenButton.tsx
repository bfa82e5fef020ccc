import type { ComponentProps } from 'react'
import { Button } from '#ui/Button.tsx'

type OpenButtonProps = Omit<ComponentProps<typeof Button>, 'size' | 'className' | 'onClick'> & {
  /** A change has not been answered by the database yet: the form keeps it until then, in case it is refused. */
  pending: boolean
  onOpen: () => void
}

/** Opens something in the reservation form, once the form is free. */
export function OpenButton({ pending, onOpen, ...rest }: OpenButtonProps) {
  return (
    <Button
      {...rest}
      size="small"
      // An ordinary save is over before the delay is, so that the table does not flicker.
      className="aria-disabled:cursor-progress aria-disabled:text-pine-500 aria-disabled:delay-500"
      aria-disabled={pending}
      onClick={() => !pending && onOpen()}
    />
  )
}
