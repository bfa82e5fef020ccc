import { prefersReducedMotion } from '#ui/media.ts'

const TAP_SCALE = 2.5
const DOUBLE_TAP_MS = 300
const TAP_SLOP_PX = 20

/**
 * Zooms `picture` within `frame` by pinch, double tap, double click and ctrl + wheel, and moves it
 * by drags while zoomed. Sets the style directly, because a render for each move of a finger would
 * stutter. Returns a function that stops and resets the zoom.
 */
export function followGestures(
  frame: HTMLElement,
  picture: HTMLElement,
  onZoomed: (zoomed: boolean) => void,
): () => void {
  const stop = new AbortController()
  const fingers = new Map<number, Point>()
  const isDoubleTap = doubleTapDetector()
  let view = FITTED
  let downAt: Point | null = null

  const show = (next: View, smoothly = false) => {
    view = keptInside(next, sizeOf(picture), next.scale > 1 ? roomOf(frame) : sizeOf(frame))
    picture.style.transition = smoothly && !prefersReducedMotion() ? 'transform 250ms' : 'none'
    picture.style.transform = `translate(${view.x}px, ${view.y}px) scale(${view.scale})`
    onZoomed(view.scale > 1)
  }

  const tapScale = () => Math.max(TAP_SCALE, window.innerHeight / picture.offsetHeight)

  /** The nearest view that covers the screen, whose middle is not the frame's in a column. */
  const onScreen = ({ scale, x, y }: View): View => {
    const aside = asideOf(frame)
    const screen = { width: window.innerWidth, height: window.innerHeight }
    const kept = keptInside({ scale, x, y: y - aside }, sizeOf(picture), screen)
    return { scale, x: kept.x, y: kept.y + aside }
  }

  const onPointerDown = (event: PointerEvent) => {
    const point = pointIn(frame, event)
    fingers.set(event.pointerId, point)
    downAt = fingers.size === 1 ? point : null
    if (fingers.size > 1 || view.scale > 1) frame.setPointerCapture(event.pointerId)
  }

  const onPointerMove = (event: PointerEvent) => {
    const before = fingers.get(event.pointerId)
    if (!before) return
    const after = pointIn(frame, event)
    fingers.set(event.pointerId, after)
    const [dx, dy] = [after.x - before.x, after.y - before.y]
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1]
    if (other) {
      const growth = distance(after, other) / Math.max(distance(before, other), 1)
      const middle = { x: (before.x + other.x) / 2, y: (before.y + other.y) / 2 }
      show(panBy(zoomAt(view, view.scale * growth, middle), dx / 2, dy / 2))
    } else if (view.scale > 1) {
      show(panBy(view, dx, dy))
    }
  }

  const onPointerUp = (event: PointerEvent) => {
    const point = pointIn(frame, event)
    const tapped = downAt !== null && distance(downAt, point) < TAP_SLOP_PX
    fingers.delete(event.pointerId)
    if (tapped && isDoubleTap(point, event.timeStamp)) {
      show(view.scale > 1 ? FITTED : onScreen(zoomAt(view, tapScale(), point)), true)
    }
  }

  const onPointerCancel = (event: PointerEvent) => {
    fingers.delete(event.pointerId)
    downAt = null
  }

  const onWheel = (event: WheelEvent) => {
    if (!event.ctrlKey && view.scale === 1) return
    event.preventDefault()
    const { deltaX, deltaY } = event
    if (event.ctrlKey) {
      show(zoomAt(view, view.scale * Math.exp(-deltaY / 200), pointIn(frame, event)))
    } else {
      show(panBy(view, -deltaX, -deltaY))
    }
  }

  const options = { signal: stop.signal }
  frame.addEventListener('pointerdown', onPointerDown, options)
  frame.addEventListener('pointermove', onPointerMove, options)
  frame.addEventListener('pointerup', onPointerUp, options)
  frame.addEventListener('pointercancel', onPointerCancel, options)
  frame.addEventListener('wheel', onWheel, { ...options, passive: false })
  return () => {
    stop.abort()
    show(FITTED)
  }
}

function doubleTapDetector() {
  let last: (Point & { time: number }) | null = null
  return (point: Point, time: number): boolean => {
    const second =
      last !== null && time - last.time < DOUBLE_TAP_MS && distance(last, point) < 2 * TAP_SLOP_PX
    last = second ? null : { ...point, time }
    return second
  }
}

function pointIn(frame: HTMLElement, { clientX, clientY }: MouseEvent): Point {
  const { left, top, width, height } = frame.getBoundingClientRect()
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 }
}

/** How far the screen's middle is below the frame's. */
function asideOf(frame: HTMLElement): number {
  const { top, height } = frame.getBoundingClientRect()
  return window.innerHeight / 2 - (top + height / 2)
}

/** The window for a zoomed picture, whose edges may go as far as the screen's middle requires. */
function roomOf(frame: HTMLElement) {
  const { width, height } = sizeOf(frame)
  return { width, height: height - 2 * Math.abs(asideOf(frame)) }
}

/** The size before any scaling. */
function sizeOf({ offsetWidth, offsetHeight }: HTMLElement) {
  return { width: offsetWidth, height: offsetHeight }
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}

/** A picture's scale (1 fits), and its middle relative to the window's, in CSS pixels. */
export type View = { scale: number; x: number; y: number }

/** A point in the window, in CSS pixels from its middle. */
export type Point = { x: number; y: number }

type Size = { width: number; height: number }

export const FITTED: View = { scale: 1, x: 0, y: 0 }

const MAX_SCALE = 4

/** The view at another scale, 1 to 4, that keeps the same point under `point`. */
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
