import { type RefObject, useLayoutEffect, useState } from 'react'

/** Two months with days large enough to touch, and the gap between them, in CSS pixels. */
const TWO_MONTHS_WIDTH = 560

/** Whether the container, rather than the window, has room for two months side by side. */
export function useTwoMonths(container: RefObject<HTMLElement | null>): boolean {
  const [wide, setWide] = useState(false)

  useLayoutEffect(() => {
    const element = container.current
    if (!element) return
    const measure = () => setWide(element.clientWidth >= TWO_MONTHS_WIDTH)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [container])

  return wide
}
