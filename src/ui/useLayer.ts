import { useEffectEvent, useId, useLayoutEffect } from 'react'
import { frame } from '#lib/arrival/frame.ts'

const STILL = 'overflow-hidden'

let holding = 0
let settled = Promise.resolve()
let leaving: { layer: string; cancel: () => void } | null = null

/**
 * What every layer over the page has in common while it is `open`: the page behind stands still, and the browser's Back
 * closes the layer instead of leaving the page. Without `onClose` it cannot be closed, and Back is the page's.
 */
export function useLayer(open: boolean, onClose?: () => void): void {
  const id = useId()
  const closable = onClose !== undefined

  // Before the layer is painted: whoever sees it can go back.
  useLayoutEffect(() => (open ? holdStill() : undefined), [open])
  useLayoutEffect(() => (open && closable ? takeEntry(id) : undefined), [open, closable, id])
  const onBack = useEffectEvent(() => {
    if (layerOf(history.state) !== id) onClose?.()
  })
  // The same listener for as long as it is open: one that is changed while Back is being told to everybody hears nothing.
  useLayoutEffect(() => {
    if (!open || !closable) return undefined
    const listener = () => onBack()
    addEventListener('popstate', listener)
    return () => removeEventListener('popstate', listener)
  }, [open, closable, id])
}

/** Resolves once the history stands where it stood before the layers that have closed: an address changed earlier would be lost. */
export function layersSettled(): Promise<void> {
  return settled
}

/** Puts an entry for the layer into the history, for Back to take; returns how to take it out when the layer closes otherwise. */
function takeEntry(layer: string): () => void {
  // React may take an effect back and run it anew at once.
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
 * Lets nothing behind be scrolled; returns how to let go. A scroll bar that takes room leaves it empty, so that nothing
 * shifts; `scrollbar-gutter` would take it from the layer, and from `vw`, too. Letting go comes once the layer is seen to
 * be gone: what can be scrolled to is then painted, which a touch need not wait for.
 */
function holdStill(): () => void {
  const { classList, style, clientWidth } = document.documentElement
  if (!classList.contains(STILL)) style.paddingRight = `${window.innerWidth - clientWidth}px`
  classList.add(STILL)
  holding += 1
  return () => {
    holding -= 1
    void frame().then(() => {
      if (holding > 0) return
      classList.remove(STILL)
      style.paddingRight = ''
    })
  }
}
