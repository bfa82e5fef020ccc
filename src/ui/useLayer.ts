import { useLayoutEffect } from 'react'
import { createStore } from './store.ts'

const LOCKED = 'overflow-hidden'

let locks = 0

/**
 * Keeps the page behind a layer from scrolling while the layer is `open`. A layer has no history
 * entry: going back to the page's entry would scroll to the section in the address. Android closes
 * dialogs and popovers on Back by itself.
 */
export function useLayer(open: boolean): void {
  // Before the layer is painted.
  useLayoutEffect(() => (open ? lockScroll() : undefined), [open])
}

/**
 * Locks the page's scrolling; returns the function that unlocks it. Keeps the width of the scroll
 * bar, so that nothing moves; `scrollbar-gutter` would reduce the layer and `vw` too. Unlocks after
 * the closed layer is painted, because that repaints the page, which should not delay the click's
 * feedback.
 */
function lockScroll(): () => void {
  const { classList, style, clientWidth } = document.documentElement
  if (!classList.contains(LOCKED)) style.paddingRight = `${window.innerWidth - clientWidth}px`
  classList.add(LOCKED)
  locks += 1
  return () => {
    locks -= 1
    void nextPaint().then(() => {
      if (locks > 0) return
      classList.remove(LOCKED)
      style.paddingRight = ''
    })
  }
}

/** Resolves once the browser has painted the current state; in a hidden tab, once that is shown. */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      setTimeout(resolve)
    })
  })
}

/** The open modal dialogs; everything outside the last one is inert. */
export const openDialogs = createStore<readonly HTMLDialogElement[]>([])

/** Registers a modal dialog as the topmost; returns the function that removes it. */
export function pushDialog(dialog: HTMLDialogElement): () => void {
  openDialogs.set([...openDialogs.get(), dialog])
  return () => openDialogs.set(openDialogs.get().filter((each) => each !== dialog))
}
