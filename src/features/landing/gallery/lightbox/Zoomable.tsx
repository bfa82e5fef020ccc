import { clsx } from 'clsx'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { followGestures } from './gestures.ts'

type ZoomableProps = {
  /** The picture's own size in pixels. */
  size: { w: number; h: number }
  /** Whether the slide is selected; only then it can be zoomed, and leaving it resets the zoom. */
  active: boolean
  children: ReactNode
}

/** The largest initial scale relative to the picture's own pixels. */
const MOST_ENLARGED = 1.3

/**
 * The whole picture, as large as window and pixels allow; pinch or double tap zooms it, up to the
 * height of an upright screen.
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
        // Keeps the film's button clear of the controls above a full-height picture.
        '[&_button]:mb-16 upright:[&_button]:mb-0 roomy:[&_button]:mb-0',
        // Swiping to the next picture is left to the browser; all other gestures are handled here.
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
