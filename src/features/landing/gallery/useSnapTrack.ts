import { type RefObject, useEffect, useRef } from 'react'
import { prefersReducedMotion } from '#lib/preferences.ts'

const CROSSFADE_MS = 450

type SnapTrack = {
  ref: RefObject<HTMLDivElement | null>
  /**
   * Event handlers of the scrolling element: a swipe selects the visible slide, and a button's
   * scroll is not interrupted.
   */
  handlers: {
    onScroll: () => void
    onScrollEnd: () => void
    onPointerDown: () => void
    onWheel: () => void
  }
}

/**
 * Synchronizes a scroll-snapping row of slides with the selected index: swiping is native,
 * neighbours are scrolled to, and slides further away (including from last to first) fade in.
 */
export function useSnapTrack(index: number, onSelect: (index: number) => void): SnapTrack {
  const ref = useRef<HTMLDivElement>(null)
  const settled = useRef<number | null>(null)
  const heading = useRef<number | null>(null)

  useEffect(() => {
    const track = ref.current
    if (!track || settled.current === index) return
    const first = settled.current === null
    const neighbour = Math.abs(index - (settled.current ?? index)) === 1
    settled.current = index
    heading.current = index
    if (neighbour && !prefersReducedMotion()) {
      track.scrollTo({ left: offsetOf(track, index), behavior: 'smooth' })
      return
    }
    track.scrollTo({ left: offsetOf(track, index), behavior: 'instant' })
    if (!first && !prefersReducedMotion()) {
      track.animate({ opacity: [0, 1] }, { duration: CROSSFADE_MS, easing: 'ease-out' })
    }
  }, [index])

  const release = () => {
    heading.current = null
  }
  const onScroll = () => {
    if (!ref.current) return
    const shown = shownIn(ref.current)
    if (heading.current !== null) {
      if (shown === heading.current) release()
    } else if (shown !== settled.current) {
      settled.current = shown
      onSelect(shown)
    }
  }
  const onScrollEnd = () => {
    // The `scrollend` of an earlier move may come after the next one has begun.
    if (ref.current && shownIn(ref.current) === heading.current) release()
  }
  return {
    ref,
    handlers: { onScroll, onScrollEnd, onPointerDown: release, onWheel: release },
  }
}

function offsetOf(track: HTMLElement, index: number): number {
  return index * stepOf(track)
}

function shownIn(track: HTMLElement): number {
  const step = stepOf(track)
  return step > 0 ? Math.round(track.scrollLeft / step) : 0
}

/** From the start of one slide to the start of the next, in CSS pixels. */
function stepOf(track: HTMLElement): number {
  const [first, second] = track.children
  if (!(first instanceof HTMLElement) || !(second instanceof HTMLElement)) return 0
  return second.offsetLeft - first.offsetLeft
}
