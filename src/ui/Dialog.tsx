import { clsx } from 'clsx'
import { type ReactNode, useEffect, useId, useRef } from 'react'

type DialogProps = {
  open: boolean
  title: string
  /** Called for Escape, too; the parent sets `open` to false. Without it the dialog stays until the parent takes it away. */
  onClose?: () => void
  className?: string
  children: ReactNode
}

/** A modal native `<dialog>`: the browser traps focus, closes on Escape and gives focus back. */
export function Dialog({ open, title, onClose, className, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useEffect(() => {
    if (open) dialog.current?.showModal()
    else dialog.current?.close()
  }, [open])

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={() => {
        if (onClose) onClose()
        else if (open) dialog.current?.showModal()
      }}
      className={clsx(
        'w-[min(32rem,calc(100vw-2rem))] rounded-card bg-white p-6 text-pine-900 shadow-lifted backdrop:bg-pine-950/50',
        className,
      )}
    >
      {open && (
        <>
          <h2 id={titleId} className="text-heading">
            {title}
          </h2>
          {children}
        </>
      )}
    </dialog>
  )
}
