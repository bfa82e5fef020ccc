import { clsx } from 'clsx'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { followGestures } from './gestures.ts'

type ZoomableProps = {
  /** The picture's own size in pixels. */
  size: { w: number; h: number }
  /** Whether the slide is selected; only then it can be zoomed, and leaving it resets the zoom. */
  active: boolean
  /** Whether it is one of a column, which a zoomed picture covers; else it fills its window. */
  stacked?: boolean
  children: ReactNode
}

/** The largest initial scale relative to the picture's own pixels. */
const MOST_ENLARGED = 1.3

/**
 * The whole picture, as large as window and pixels allow; pinch or double tap zooms it, up to the
 * height of an upright screen.
 */
export function Zoomable({ size, active, stacked = false, children }: ZoomableProps) {
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
      style={stacked ? { aspectRatio: ratio } : undefined}
      className={clsx(
        'grid place-items-center [container-type:size] select-none',
        stacked ? 'w-full' : 'size-full overflow-hidden',
        // Keeps the film's button clear of the controls above a full-height picture.
        '[&_button]:mb-16 upright:[&_button]:mb-0 roomy:[&_button]:mb-0',
        // Moving to the next picture is left to the browser; all other gestures are handled here.
        zoomed ? 'relative z-10 cursor-grab touch-none' : 'cursor-zoom-in',
        !zoomed && (stacked ? 'touch-pan-y' : 'touch-pan-x'),
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
