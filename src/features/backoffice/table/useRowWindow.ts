import { startTransition, useEffect, useState } from 'react'
import { type Widened, windowAround } from './rowWindow.ts'

/** So many rows are drawn at a stretch: a screen has no more. */
const PIECE = 12

/**
 * Which rows of `count` stand there, as `[from, until)`, of those that are meant to, up to `to`: where the list answers a new
 * question a screen of them, and then piece by piece the others, so that the page can be used meanwhile.
 */
export function useRowWindow(question: unknown, anchor: number, count: number) {
  const [widened, widen] = useState<Widened>({ earlier: 0, later: 0 })
  const [drawn, draw] = useState({ question, rows: PIECE })
  const rows = drawn.question === question ? drawn.rows : PIECE
  const { first, from, to } = windowAround(anchor, count, widened)
  const isWhole = first + rows >= to

  useEffect(() => {
    if (!isWhole) startTransition(() => draw({ question, rows: rows + PIECE }))
  }, [isWhole, question, rows])

  return {
    from,
    until: isWhole ? to : first + rows,
    to,
    showMore: (side: keyof Widened) =>
      startTransition(() => widen((now) => ({ ...now, [side]: now[side] + 1 }))),
  }
}
