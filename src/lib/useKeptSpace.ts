import { type RefObject, useEffect } from 'react'
import { keepSpace, type KeptPlace } from './arrival/keptSpace.ts'

/** Keeps the height of what is `shown` at a place: a page that is loaded again has room for it before it comes. */
export function useKeptSpace(
  place: KeptPlace,
  slot: RefObject<HTMLElement | null>,
  shown: boolean,
): void {
  useEffect(() => {
    const element = slot.current
    if (!shown || !element) return
    // Not as the page is left: a reload has read the history by then.
    const size = new ResizeObserver(() => keepSpace(place, element.offsetHeight))
    size.observe(element)
    return () => size.disconnect()
  }, [place, shown, slot])
}
