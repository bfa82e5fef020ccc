import { clsx } from 'clsx'
import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { enterTop } from './topDialog.ts'
import { useLayer } from './useLayer.ts'

type DialogProps = {
  open: boolean
  /** Called for Escape, Back and a click beside it, too; the parent sets `open` to false. Without it the dialog stays until the parent takes it away. */
  onClose?: () => void
  className?: string
  children: ReactNode
} & (
  | { /** Stands above the content, in a box. */ title: string }
  | { /** Only said; the look is `className`'s. */ label: string }
)

/** A modal native `<dialog>`: the browser traps focus, closes on Escape and gives focus back. */
export function Dialog({ open, onClose, className, children, ...named }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const titled = 'title' in named
  useLayer(open, onClose)

  // Before what is inside finds its place, which it can only once it is laid out.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!open || !element) return undefined
    element.showModal()
    const leaveTop = enterTop(element)
    return () => {
      // It gives the focus back when it is closed, not when it is taken away.
      element.close()
      leaveTop()
    }
  }, [open])

  return (
    // Escape does what a click beside the dialog does.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      aria-labelledby={titled ? titleId : undefined}
      aria-label={titled ? undefined : named.label}
      onClose={() => {
        // The news comes late; meanwhile it may have been opened again.
        if (!open || dialog.current?.open) return
        if (onClose) onClose()
        else dialog.current?.showModal()
      }}
      onClick={(event) => {
        if (isBeside(event)) onClose?.()
      }}
      className={clsx('m-auto', titled && BOX, className)}
    >
      {open && titled && (
        <h2 id={titleId} className="text-heading">
          {named.title}
        </h2>
      )}
      {open && children}
    </dialog>
  )
}

const BOX =
  'w-[min(32rem,calc(100vw-2rem))] rounded-card bg-white p-6 text-pine-900 shadow-lifted backdrop:bg-pine-950/50'

/** Whether a click hit the dimmed page around a dialog; the keyboard's clicks have no place. */
function isBeside({ target, currentTarget, clientX, clientY, detail }: MouseEvent): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
  const within = left <= clientX && clientX <= right && top <= clientY && clientY <= bottom
  return target === currentTarget && detail > 0 && !within
}
