import { clsx } from 'clsx'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { followGestures } from './gestures.ts'

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
 * The whole picture, as large as its window and its own pixels allow, and larger still on a pinch or a double tap, which
 * lets it fill the height of a screen held upright.
 */
export function Zoomable({ size, active, children }: ZoomableProps) {
  const ratio = size.w / size.h
  const frame = useRef<HTMLDivElement>(null)
  const picture = useRef<HTMLDivElement>(null)
  const [zoomed, setZoomed] = useState(false)

  useEffect(() => {
    if (!active || !frame.current || !picture.current) return
    return followGestures(frame.current, picture.current, setZoomed)
  }, [active])

  return (
    <div
      ref={frame}
      className={clsx(
        'grid size-full place-items-center overflow-hidden [container-type:size] select-none',
        // What lies upon a picture as high as the screen leaves the film's button free.
        '[&_button]:mb-16 upright:[&_button]:mb-0 roomy:[&_button]:mb-0',
        // The browser keeps the swipe to the next picture; every other gesture is ours.
        zoomed ? 'cursor-grab touch-none' : 'cursor-zoom-in touch-pan-x',
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
        className="[&_img]:pointer-events-none"
      >
        {children}
      </div>
    </div>
  )
}
