import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useDescription } from '#i18n/useDescription.ts'
import { PLACES } from '#features/landing/gallery/order.ts'
import { Exhibit } from '#features/landing/gallery/Exhibit.tsx'
import { Zoomable } from './Zoomable.tsx'

type StackProps = {
  /** The accessible name of the column. */
  label: string
  /** The number of the selected picture among all, from zero. */
  selected: number
  onSelect: (index: number) => void
}

/** All pictures with their captions below one another, for an upright screen. */
export function Stack({ label, selected, onSelect }: StackProps) {
  const { t } = useTranslation()
  const column = useRef<HTMLUListElement>(null)
  const scrolledTo = useRef<number | null>(null)

  useEffect(() => {
    if (!column.current || scrolledTo.current === selected) return
    scrolledTo.current = selected
    column.current.scrollTo({ top: offsetOf(column.current, selected), behavior: 'instant' })
  }, [selected])

  const onScroll = () => {
    if (!column.current) return
    const shown = shownIn(column.current)
    if (shown === scrolledTo.current) return
    scrolledTo.current = shown
    onSelect(shown)
  }

  return (
    <ul
      ref={column}
      onScroll={onScroll}
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- whatever scrolls must be reachable by keyboard.
      tabIndex={0}
      data-picture
      className="relative min-h-0 flex-1 overflow-x-hidden overflow-y-auto overscroll-contain pt-18 pb-6"
    >
      {PLACES.map(({ category, index, item }, at) => (
        <li key={`${category}/${item.src}`}>
          {index === 0 && at > 0 && (
            <h3 className="px-4 pt-6 pb-3 text-heading">{t(`gallery.categories.${category}`)}</h3>
          )}
          <StackedPicture place={{ category, index, item }} active={at === selected} />
        </li>
      ))}
    </ul>
  )
}

type StackedPictureProps = { place: (typeof PLACES)[number]; active: boolean }

function StackedPicture({ place: { category, item }, active }: StackedPictureProps) {
  const { caption, alt } = useDescription(category)(item)
  return (
    <figure>
      <Zoomable size={item.photo.img} active={item.type === 'image'} stacked>
        <Exhibit item={item} alt={alt} sizes="150vw" active={active} eager={active} />
      </Zoomable>
      <figcaption className="px-4 pt-2 pb-5 font-serif text-lg/snug">{caption}</figcaption>
    </figure>
  )
}

/**
 * Where the column shows a picture: at its start for the first, at its end for the last, so that
 * each can be reached.
 */
function offsetOf(column: HTMLElement, index: number): number {
  return offsets(column)[index] ?? 0
}

/** The picture whose `offsetOf` is nearest. */
function shownIn(column: HTMLElement): number {
  const distances = offsets(column).map((offset) => Math.abs(offset - column.scrollTop))
  return distances.indexOf(Math.min(...distances))
}

function offsets(column: HTMLElement): number[] {
  const tops = [...column.querySelectorAll('figure')].map(({ offsetTop }) => offsetTop)
  const [first = 0, last = 0] = [tops[0], tops.at(-1)]
  const range = column.scrollHeight - column.clientHeight
  return tops.map((top) => (range * (top - first)) / Math.max(1, last - first))
}
