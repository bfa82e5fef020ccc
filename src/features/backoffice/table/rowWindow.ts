/** More than a year of stays is drawn at once; ten thousand would hold the page up. */
const ROWS_DRAWN = 60
const ROWS_BEFORE = 10

/** How often the owner asked for more rows on either side. */
export type Widened = { earlier: number; later: number }

/** Which rows of `count` to draw, as `[from, to)`: all of a short list, else those around the row `anchor`. */
export function windowAround(anchor: number, count: number, widened: Widened) {
  const first = Math.max(0, Math.min(anchor - ROWS_BEFORE, count - ROWS_DRAWN))
  return {
    from: Math.max(0, first - widened.earlier * ROWS_DRAWN),
    to: Math.min(count, first + (1 + widened.later) * ROWS_DRAWN),
  }
}
