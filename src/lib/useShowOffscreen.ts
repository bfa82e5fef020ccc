import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

const STILL_MS = 150

/** The header covers this much of the window's top, in CSS pixels. */
const TOP = 96

/**
 * Shows content in an empty element without moving the visible page: once `wanted`, `shown` becomes
 * true as soon as the page is not scrolling and the element is out of view or the address's target;
 * immediately if it is prerendered (`written`). Scrolling compensates for content that appears
 * above the window.
 */
export function useShowOffscreen<T extends HTMLElement>(
  wanted: boolean,
  written = false,
): [ref: RefObject<T | null>, shown: boolean] {
  const ref = useRef<T>(null)
  const [shown, setShown] = useState(written && wanted)
  // Restores the scroll position after the content has rendered.
  const settle = useRef<(grown: HTMLElement) => void>(() => {})

  useEffect(() => {
    const element = ref.current
    if (!element || !wanted || shown) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const appear = () => {
      const { top, bottom, height } = element.getBoundingClientRect()
      // With reserved space, nothing moves.
      const isSeen = height === 0 && top >= 0 && top <= innerHeight
      if (isSeen && element.matches(':target'))
        settle.current = (grown) => grown.scrollIntoView({ behavior: 'instant' })
      else if (top <= TOP) settle.current = (grown) => keepInPlace(grown, bottom)
      else if (isSeen) return
      setShown(true)
    }
    // Not while scrolling, because a browser computes a link's target beforehand and would stop
    // short of it.
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

/** Scrolls by the growth of an element above the window, so that its bottom edge stays. */
function keepInPlace(element: HTMLElement, bottom: number): void {
  const { style } = document.documentElement
  // Prevents the browser's own scroll anchoring.
  style.overflowAnchor = 'none'
  // A window scrolls by whole pixels.
  const grown = element.getBoundingClientRect().bottom - bottom
  const moved = Math.ceil(grown)
  element.style.paddingBottom = `${moved - grown}px`
  scrollBy({ top: moved, behavior: 'instant' })
  requestAnimationFrame(() => style.removeProperty('overflow-anchor'))
}
