import { clsx } from 'clsx'
import { type ReactNode, useState } from 'react'
import { nextOf, previousOf } from './order.ts'
import { useSnapTrack } from './useSnapTrack.ts'

type SlidesProps<Item> = {
  items: readonly Item[]
  selected: number
  onSelect: (index: number) => void
  /** The accessible name of the row. */
  label: string
  /** Whether the selected slide's neighbours may load yet. */
  prefetch: boolean
  /** Called for a click on the selected slide. */
  onOpen?: () => void
  /** Renders a slide; called only for visible slides and their neighbours. */
  children: (item: Item, active: boolean) => ReactNode
  className?: string
  slideClassName?: string
}

/** A row of slides to swipe through, which prefetches only the selected slide's neighbours. */
export function Slides<Item>({
  items,
  selected,
  onSelect,
  label,
  prefetch,
  onOpen,
  children,
  className,
  slideClassName,
}: SlidesProps<Item>) {
  const { ref, handlers } = useSnapTrack(selected, onSelect)
  const fetched = useFetched(selected, items.length, prefetch)

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
 * The slides that were selected and, once `prefetch` is on, their neighbours; loaded slides stay.
 * The last slide is not prefetched from the first, where few readers go.
 */
function useFetched(selected: number, count: number, prefetch: boolean): ReadonlySet<number> {
  const [fetched, setFetched] = useState<ReadonlySet<number>>(() => new Set([selected]))
  const wanted = prefetch
    ? [selected, nextOf(selected, count), ...(selected > 0 ? [previousOf(selected, count)] : [])]
    : [selected]
  if (wanted.every((index) => fetched.has(index))) return fetched
  const more = new Set([...fetched, ...wanted])
  setFetched(more)
  return more
}
