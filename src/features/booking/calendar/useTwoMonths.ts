import { type RefObject, useLayoutEffect, useState } from 'react'

/** Two months with finger-sized days, and the gap between them, in CSS pixels. */
const TWO_MONTHS_WIDTH = 560

/** Whether there is room for two months side by side; it follows the container, not the window. */
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
