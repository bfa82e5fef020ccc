import { type RefObject, useEffect } from 'react'
import { keepSpace, type KeptPlace } from './pageLoad/keptSpace.ts'

/** Stores the height of the content `shown` at a place, which a reload reserves. */
export function useKeptSpace(
  place: KeptPlace,
  slot: RefObject<HTMLElement | null>,
  shown: boolean,
): void {
  useEffect(() => {
    const element = slot.current
    if (!shown || !element) return
    // Not when the page is left, because a reload reads the history before that.
    const size = new ResizeObserver(() => keepSpace(place, element.offsetHeight))
    size.observe(element)
    return () => size.disconnect()
  }, [place, shown, slot])
}
