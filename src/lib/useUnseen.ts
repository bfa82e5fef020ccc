import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

const STILL_MS = 150

/** What lies this far below the top of the window, in CSS pixels, is behind the header. */
const TOP = 96

/**
 * Lets something appear in an empty element without moving what is looked at: `shown` becomes true, and stays so, at the
 * first moment on from when it is `wanted` at which the page stands still and the element is out of sight, or is
 * what the address names; at once where it is `written` in the page. What appears above the window is made up for by scrolling.
 */
export function useUnseen<T extends HTMLElement>(
  wanted: boolean,
  written = false,
): [ref: RefObject<T | null>, shown: boolean] {
  const ref = useRef<T>(null)
  const [shown, setShown] = useState(written && wanted)
  // What is done for the reader's place once it stands there.
  const settle = useRef<(grown: HTMLElement) => void>(() => {})

  useEffect(() => {
    const element = ref.current
    if (!element || !wanted || shown) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const appear = () => {
      const { top, bottom, height } = element.getBoundingClientRect()
      // Where room has been kept, nothing moves.
      const isSeen = height === 0 && top >= 0 && top <= innerHeight
      if (isSeen && element.matches(':target'))
        settle.current = (grown) => grown.scrollIntoView({ behavior: 'instant' })
      else if (top <= TOP) settle.current = (grown) => keepInPlace(grown, bottom)
      else if (isSeen) return
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
    if (shown && ref.current) settle.current(ref.current)
  }, [shown])

  return [ref, shown]
}

/** Scrolls by what an element above the window has grown, so that what follows it stays at `bottom`. */
function keepInPlace(element: HTMLElement, bottom: number): void {
  const { style } = document.documentElement
  // Some browsers would make up for it once more.
  style.overflowAnchor = 'none'
  // A window scrolls by whole pixels.
  const grown = element.getBoundingClientRect().bottom - bottom
  const moved = Math.ceil(grown)
  element.style.paddingBottom = `${moved - grown}px`
  scrollBy({ top: moved, behavior: 'instant' })
  requestAnimationFrame(() => style.removeProperty('overflow-anchor'))
}
