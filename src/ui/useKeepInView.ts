import { type RefObject, useLayoutEffect } from 'react'

const BY_HAND = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Focuses an element that has just appeared, and keeps it in the window while it is `held`, because
 * the layout may still change and an earlier smooth scroll continue. Stops at the reader's own
 * scrolling.
 */
export function useKeepInView(ref: RefObject<HTMLElement | null>, held: boolean): void {
  useLayoutEffect(() => {
    const element = ref.current
    if (!element || !held) return
    const show = () => element.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    const seen = new IntersectionObserver(show, { threshold: [0, 1] })
    const layout = new ResizeObserver(show)
    const moves = new AbortController()
    const release = () => {
      moves.abort()
      seen.disconnect()
      layout.disconnect()
    }

    // Without scrolling, which would be smooth.
    element.focus({ preventScroll: true })
    show()
    seen.observe(element)
    layout.observe(document.body)
    for (const move of BY_HAND) {
      addEventListener(move, release, { signal: moves.signal, passive: true, capture: true })
    }
    return release
  }, [ref, held])
}
