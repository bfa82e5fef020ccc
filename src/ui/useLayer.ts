import { useEffectEvent, useId, useLayoutEffect } from 'react'
import { createStore } from './store.ts'

const LOCKED = 'overflow-hidden'

let locks = 0
let settled = Promise.resolve()
let leaving: { layer: string; cancel: () => void } | null = null

/**
 * The common behaviour of every layer while it is `open`: the page behind does not scroll, and the
 * browser's Back closes the layer instead of leaving the page. Without `onClose` it cannot be
 * closed, and Back leaves the page.
 */
export function useLayer(open: boolean, onClose?: () => void): void {
  const id = useId()
  const closable = onClose !== undefined

  // Before the layer is painted, because a user who sees it can go back.
  useLayoutEffect(() => (open ? lockScroll() : undefined), [open])
  useLayoutEffect(() => (open && closable ? takeEntry(id) : undefined), [open, closable, id])
  const onBack = useEffectEvent(() => {
    if (layerOf(history.state) !== id) onClose?.()
  })
  // A stable listener: one that is replaced while the event is dispatched is not called.
  useLayoutEffect(() => {
    if (!open || !closable) return undefined
    const listener = () => onBack()
    addEventListener('popstate', listener)
    return () => removeEventListener('popstate', listener)
  }, [open, closable, id])
}

/** Resolves once closed layers have gone back: an earlier navigation would be lost. */
export function layersSettled(): Promise<void> {
  return settled
}

/** Pushes a history entry; returns the function that removes it. */
function takeEntry(layer: string): () => void {
  // React may run an effect's cleanup and the effect again immediately.
  if (leaving?.layer === layer) leaving.cancel()
  else history.pushState({ ...history.state, layer }, '')

  return () => {
    settled = new Promise((resolve) => {
      const timer = setTimeout(() => {
        leaving = null
        if (layerOf(history.state) !== layer) return resolve()
        addEventListener('popstate', () => resolve(), { once: true })
        history.back()
      })
      leaving = {
        layer,
        cancel: () => {
          leaving = null
          clearTimeout(timer)
          resolve()
        },
      }
    })
  }
}

function layerOf(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'layer' in state ? state.layer : null
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
