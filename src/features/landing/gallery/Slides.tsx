import { clsx } from 'clsx'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { nextOf, previousOf } from './order.ts'
import { prefersReducedMotion } from '#ui/media.ts'

type SlidesProps<Item> = {
  items: readonly Item[]
  selected: number
  onSelect: (index: number) => void
  label: string
  /** Called for a click on the selected slide. */
  onOpen?: () => void
  /** Renders a slide; called only for visible slides and their neighbours. */
  children: (item: Item, active: boolean) => ReactNode
  className?: string
  slideClassName?: string
}

/** A row of slides to swipe through, of which only the selected one and its neighbours render. */
export function Slides<Item>({
  items,
  selected,
  onSelect,
  label,
  onOpen,
  children,
  className,
  slideClassName,
}: SlidesProps<Item>) {
  const { ref, handlers } = useSnapTrack(selected, onSelect)
  const fetched = useFetched(selected, items.length)

  return (
    <div
      ref={ref}
      {...handlers}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- none of the tags offered is a row of pictures.
      role="group"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- whatever scrolls must be reachable by keyboard.
      tabIndex={0}
      className={clsx(
        'scrollbar-none flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain',
        className,
      )}
    >
      {items.map((item, index) => (
        <div
          key={index}
          inert={index !== selected}
          className={clsx('relative shrink-0 snap-start snap-always', slideClassName)}
        >
          {fetched.has(index) && children(item, index === selected)}
          {onOpen && <ClickArea onClick={onOpen} />}
        </div>
      ))}
    </div>
  )
}

/** For pointers only; the keyboard has a button. */
function ClickArea({ onClick }: { onClick: () => void }) {
  return (
    <button
      type="button"
      aria-hidden
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
      className="absolute inset-0 cursor-zoom-in"
    />
  )
}

/**
 * The slides that were selected, and their neighbours; rendered slides stay. The last slide does
 * not render with the first, from where few readers go to it.
 */
function useFetched(selected: number, count: number): ReadonlySet<number> {
  const [fetched, setFetched] = useState<ReadonlySet<number>>(() => new Set([selected]))
  const wanted = [
    selected,
    nextOf(selected, count),
    ...(selected > 0 ? [previousOf(selected, count)] : []),
  ]
  if (wanted.every((index) => fetched.has(index))) return fetched
  const more = new Set([...fetched, ...wanted])
  setFetched(more)
  return more
}

const CROSSFADE_MS = 450

type SnapTrack = {
  ref: RefObject<HTMLDivElement | null>
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
function useSnapTrack(index: number, onSelect: (index: number) => void): SnapTrack {
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
