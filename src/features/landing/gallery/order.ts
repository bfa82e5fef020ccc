import type { KeyboardEvent } from 'react'
import type { Category } from '#content/gallery.ts'

/** A picture's place in the gallery; its number in the category is from zero. */
export type Place = { category: Category; index: number }

/** The index before `index`, cyclically. */
export function previousOf(index: number, count: number): number {
  return (index + count - 1) % count
}

/** The index after `index`, cyclically. */
export function nextOf(index: number, count: number): number {
  return (index + 1) % count
}

/**
 * The steps from the selected one of `count` items to its neighbours, cyclically. `onKeyDown`
 * handles the left and right arrows on the element around the items; Alt with an arrow is the
 * browser's.
 */
export function stepsFrom(selected: number, count: number, select: (index: number) => void) {
  const showPrevious = () => select(previousOf(selected, count))
  const showNext = () => select(nextOf(selected, count))
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'ArrowLeft') showPrevious()
    else if (event.key === 'ArrowRight') showNext()
    else return
    event.preventDefault()
  }
  return { showPrevious, showNext, onKeyDown }
}
