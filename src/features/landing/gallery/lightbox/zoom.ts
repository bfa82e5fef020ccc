/**
 * A picture's position in its window: its scale (1 fits), and its middle relative to the window's,
 * in CSS pixels.
 */
export type View = { scale: number; x: number; y: number }

/** A point in the window, in CSS pixels from its middle. */
export type Point = { x: number; y: number }

type Size = { width: number; height: number }

/** The whole picture. */
export const FITTED: View = { scale: 1, x: 0, y: 0 }

const MAX_SCALE = 4

/**
 * The view at another scale (between 1 and 4) that keeps the same point of the picture under
 * `point`.
 */
export function zoomAt(view: View, scale: number, point: Point): View {
  const next = Math.min(Math.max(scale, 1), MAX_SCALE)
  const growth = next / view.scale
  return {
    scale: next,
    x: point.x - (point.x - view.x) * growth,
    y: point.y - (point.y - view.y) * growth,
  }
}

/** The view moved by some pixels. */
export function panBy(view: View, dx: number, dy: number): View {
  return { ...view, x: view.x + dx, y: view.y + dy }
}

/** The nearest view with the least empty space; `picture` is the size at scale 1. */
export function keptInside(view: View, picture: Size, window: Size): View {
  const play = (full: number, shown: number) => Math.max(0, (full * view.scale - shown) / 2)
  const across = play(picture.width, window.width)
  const down = play(picture.height, window.height)
  return {
    scale: view.scale,
    x: Math.min(Math.max(view.x, -across), across),
    y: Math.min(Math.max(view.y, -down), down),
  }
}
