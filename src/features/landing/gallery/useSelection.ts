import { type KeyboardEvent, useState } from 'react'
import { nextOf, previousOf } from './order.ts'

/** The selected item of a category, and the functions that change it cyclically. */
export type Selection = {
  selected: number
  select: (index: number) => void
  showPrevious: () => void
  showNext: () => void
  /**
   * Handles the left and right arrows (Alt with an arrow is the browser's) on the element around
   * the items.
   */
  onKeyDown: (event: KeyboardEvent) => void
}

/** Begins with the first of `count` items. */
export function useSelection(count: number): Selection {
  const [selected, select] = useState(0)
  const showPrevious = () => select((index) => previousOf(index, count))
  const showNext = () => select((index) => nextOf(index, count))
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'ArrowLeft') showPrevious()
    else if (event.key === 'ArrowRight') showNext()
    else return
    event.preventDefault()
  }
  return { selected, select, showPrevious, showNext, onKeyDown }
}
