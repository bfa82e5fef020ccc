/** More than a year of stays is drawn; ten thousand would hold the page up. */
const ROWS_DRAWN = 60
/** So many past rows stand there when nothing comes after them. */
const ROWS_BEFORE = 10

/** How often the owner asked for more rows on either side. */
export type Widened = { earlier: number; later: number }

/**
 * Which rows of `count` to draw, as `[from, to)`: those from the row `anchor` on, those before it once they are asked for; `first`
 * is the one that the list opens with.
 */
export function windowAround(anchor: number, count: number, widened: Widened) {
  const first = anchor < count ? anchor : Math.max(0, count - ROWS_BEFORE)
  return {
    first,
    from: Math.max(0, first - widened.earlier * ROWS_DRAWN),
    to: Math.min(count, first + (1 + widened.later) * ROWS_DRAWN),
  }
}
