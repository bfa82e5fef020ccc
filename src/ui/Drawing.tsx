import { clsx } from 'clsx'
import type { ReactNode } from 'react'

type DrawingProps = {
  /** The SVG file's address; without one, there are only the labels. */
  src?: string
  /** Empty for a drawing whose content is also in the text. */
  alt: string
  width: number
  height: number
  className?: string
  /** Labels as SVG texts in the drawing's units, so that they can be translated. */
  children: ReactNode
}

/** A drawing as wide as its place, with labels over it. */
export function Drawing({ src, alt, width, height, className, children }: DrawingProps) {
  return (
    <div className={clsx('relative w-full', className)}>
      {src !== undefined && (
        // Low, or React would preload it before the first photograph.
        <img
          src={src}
          alt={alt}
          width={width}
          height={height}
          fetchPriority="low"
          className="w-full"
        />
      )}
      <svg
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden
        className={src === undefined ? 'block w-full' : 'absolute inset-0 size-full'}
      >
        {children}
      </svg>
    </div>
  )
}
