import { type KeyboardEvent, useState } from 'react'
import { nextOf, previousOf } from './order.ts'

/** Which item of a category is on show, and the ways to change it; both ends lead to each other. */
export type Selection = {
  selected: number
  select: (index: number) => void
  showPrevious: () => void
  showNext: () => void
  /** Left and right arrows (with Alt they are the browser's own), for the element around everything that shows the items. */
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
