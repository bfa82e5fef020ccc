import { clsx } from 'clsx'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { followGestures, keepMiddle } from './gestures.ts'

type ZoomableProps = {
  /** The picture's own size in pixels. */
  size: { w: number; h: number }
  /** Only the slide on show can be zoomed; when it is left, it is put back. */
  active: boolean
  children: ReactNode
}

/** How far a picture is enlarged beyond its own pixels before anybody asks for it. */
const MOST_ENLARGED = 1.3

/**
 * As large as its window and its own pixels allow, and larger still on a pinch or a double tap. On a screen held upright it
 * fills the height, and the browser scrolls to what is cropped; a swipe from there on leads to the next picture.
 */
export function Zoomable({ size, active, children }: ZoomableProps) {
  const ratio = size.w / size.h
  const frame = useRef<HTMLDivElement>(null)
  const picture = useRef<HTMLDivElement>(null)
  const [zoomed, setZoomed] = useState(false)

  useEffect(
    () =>
      frame.current && picture.current ? keepMiddle(frame.current, picture.current) : undefined,
    [],
  )
  useEffect(() => {
    if (!active || !frame.current || !picture.current) return
    return followGestures(frame.current, picture.current, setZoomed)
  }, [active])

  return (
    <div
      ref={frame}
      className={clsx(
        'grid size-full place-items-center [container-type:size] select-none',
        // What lies upon the picture leaves the film's button free, and it stays when the picture is scrolled.
        '[&_button]:sticky [&_button]:left-4 [&_button]:mb-16 roomy:[&_button]:mb-0',
        // The browser keeps the swipe to the next picture; every other gesture is ours.
        zoomed
          ? 'cursor-grab touch-none overflow-hidden'
          : 'scrollbar-none cursor-zoom-in touch-pan-x overflow-x-auto overflow-y-hidden',
      )}
    >
      <div
        ref={picture}
        data-picture
        style={{
          aspectRatio: ratio,
          width: `min(100cqw, ${ratio} * 100cqh)`,
          maxWidth: MOST_ENLARGED * size.w,
        }}
        className="upright:h-[100cqh] upright:w-auto! [&_img]:pointer-events-none"
      >
        {children}
      </div>
    </div>
  )
}
