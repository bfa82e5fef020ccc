import { clsx } from 'clsx'
import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { pushDialog, useLayer } from './useLayer.ts'

type DialogProps = {
  open: boolean
  /**
   * Called for Escape and a click beside it as well; the parent sets `open` to false. Without
   * it only the parent closes the dialog.
   */
  onClose?: () => void
  className?: string
  children: ReactNode
} & (
  | { /** Shown above the content, in a box. */ title: string }
  | { /** For screen readers only; `className` sets the look. */ label: string }
)

/** A modal native `<dialog>`: the browser traps the focus and closes it on Escape. */
export function Dialog({ open, onClose, className, children, ...named }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const titled = 'title' in named
  useLayer(open)

  // A layout effect, because the content needs the dialog's layout.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!open || !element) return undefined
    element.showModal()
    const leaveTop = pushDialog(element)
    return () => {
      // Closing returns the focus; unmounting does not.
      element.close()
      leaveTop()
    }
  }, [open])

  return (
    // Escape has the effect of a click beside the dialog.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      // The title is only there while it is open.
      aria-labelledby={open && titled ? titleId : undefined}
      aria-label={titled ? undefined : named.label}
      onClose={() => {
        // The `close` event comes late, when the dialog may be open again.
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

/** Whether a click hit the backdrop around a dialog; keyboard clicks have no coordinates. */
function isBeside({ target, currentTarget, clientX, clientY, detail }: MouseEvent): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
  const within = left <= clientX && clientX <= right && top <= clientY && clientY <= bottom
  return target === currentTarget && detail > 0 && !within
}
