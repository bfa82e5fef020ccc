import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

const STILL_MS = 150

/** What lies this far below the top of the window, in CSS pixels, is behind the header. */
const TOP = 96

/**
 * Lets something appear in an empty element without moving what is looked at: `shown` becomes true, and stays so, at the
 * first moment on from when it is `wanted` at which the page stands still and the element is out of sight. What appears
 * above the window is made up for by scrolling.
 */
export function useUnseen<T extends HTMLElement>(
  wanted: boolean,
): [ref: RefObject<T | null>, shown: boolean] {
  const ref = useRef<T>(null)
  const [shown, setShown] = useState(false)
  // Where what follows the element has to stay, where the element is above it.
  const kept = useRef<number | null>(null)

  useEffect(() => {
    const element = ref.current
    if (!element || !wanted || shown) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const appear = () => {
      const { top, bottom } = element.getBoundingClientRect()
      if (top > TOP && top <= innerHeight) return
      kept.current = top > TOP ? null : bottom
      setShown(true)
    }
    // Not while the page scrolls: a browser knows beforehand where a link leads, and would stop short of it.
    const appearOnceStill = () => {
      clearTimeout(timer)
      timer = setTimeout(appear, STILL_MS)
    }
    appearOnceStill()
    addEventListener('scroll', appearOnceStill, { passive: true })
    return () => {
      clearTimeout(timer)
      removeEventListener('scroll', appearOnceStill)
    }
  }, [wanted, shown])

  useLayoutEffect(() => {
    if (!shown || !ref.current || kept.current === null) return
    const { style } = document.documentElement
    // Some browsers would make up for it once more.
    style.overflowAnchor = 'none'
    // A window scrolls by whole pixels.
    const grown = ref.current.getBoundingClientRect().bottom - kept.current
    const moved = Math.ceil(grown)
    ref.current.style.paddingBottom = `${moved - grown}px`
    scrollBy({ top: moved, behavior: 'instant' })
    requestAnimationFrame(() => style.removeProperty('overflow-anchor'))
  }, [shown])

  return [ref, shown]
}
