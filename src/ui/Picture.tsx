import { clsx } from 'clsx'
import { memo, type Ref, useCallback, useEffect, useRef, useState } from 'react'
import { Button } from './Button.tsx'

/** The screens with the upright crop instead of the wide photograph. */
export const PORTRAIT_MEDIA = '(max-aspect-ratio: 4/5)'

/** A photograph from the build in each format and its widths. */
export type Photo = {
  /** `srcset` by format (avif, webp), the smallest format and width first. */
  sources: Readonly<Record<string, string>>
  /** The largest of the last format, with its size in pixels. */
  img: { src: string; w: number; h: number }
  /** For the first view: a few pixels as a data URI, shown until the photograph has loaded. */
  placeholder?: string
}

type PictureProps = {
  photo: Photo
  /** The alternative text; empty if the text beside it contains it. */
  alt: string
  /** The shown width as a `sizes` attribute, for both crops; `thumbnail` for the smallest. */
  sizes: string
  /** The crop for upright screens. */
  portrait?: Photo
  /** Loads it now, although it may not be in view yet. */
  eager?: boolean
  /** Loads it before all others, for the first view's large picture. */
  priority?: boolean
  /** The label of the retry button after a failure; without one, the frame stays empty. */
  retryLabel?: string
  /** For the frame, which the photograph fills. */
  className?: string
}

/** A photograph in the smallest suitable format; its frame has its place until it has loaded. */
export const Picture = memo(function Picture(props: PictureProps) {
  const { photo, alt, retryLabel, className, ...rest } = props
  const { image, failed, onError, retry } = useFailure()
  return (
    <span className={clsx('block', className)}>
      <span className="relative block size-full overflow-hidden bg-linen-200">
        {photo.placeholder !== undefined && <Blur href={photo.placeholder} />}
        {!failed && <Sources {...rest} photo={photo} alt={alt} ref={image} onError={onError} />}
        {failed && retryLabel && (
          <span className="relative z-10 flex size-full flex-col items-center justify-center gap-4 bg-linen-100 p-6 text-center text-pine-800">
            <span className="max-w-text">{alt}</span>
            <Button onClick={() => void retry()}>{retryLabel}</Button>
          </span>
        )}
      </span>
    </span>
  )
})

/**
 * An SVG, because a content security policy may forbid inline styles, and tools would take its few
 * pixels for the photograph.
 */
function Blur({ href }: { href: string }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 4 3"
      preserveAspectRatio="none"
      className="absolute inset-0 size-full"
    >
      <image href={href} width="4" height="3" preserveAspectRatio="none" />
    </svg>
  )
}

type SourcesProps = Omit<PictureProps, 'retryLabel' | 'className'> & {
  ref: Ref<HTMLImageElement>
  onError: () => void
}

function Sources(props: SourcesProps) {
  const { photo, alt, sizes, portrait, eager = false, priority = false, ref, onError } = props
  return (
    <picture>
      {portrait && sourcesOf(portrait, sizes, PORTRAIT_MEDIA)}
      {sourcesOf(photo, sizes)}
      <img
        ref={ref}
        loading={eager || priority ? 'eager' : 'lazy'}
        {...(priority && { fetchPriority: 'high' })}
        decoding="async"
        src={photo.img.src}
        width={photo.img.w}
        height={photo.img.h}
        alt={alt}
        onError={onError}
        className="relative size-full object-cover"
      />
    </picture>
  )
}

/** Whether the photograph failed to load, possibly before hydration; retries when online again. */
function useFailure() {
  const image = useRef<HTMLImageElement>(null)
  const [failed, setFailed] = useState(false)

  const address = useRef('')

  const retry = useCallback(async () => {
    // The browser may cache for a year that the file was missing.
    if (address.current !== '') await refetchUncached([address.current])
    setFailed(false)
  }, [])

  const onError = useCallback(() => {
    address.current = image.current?.currentSrc ?? ''
    setFailed(true)
  }, [])

  useEffect(() => {
    const { complete, naturalWidth } = image.current ?? {}
    if (complete && naturalWidth === 0) onError()
  }, [onError])

  useEffect(() => {
    if (!failed) return
    const onOnline = () => void retry()
    addEventListener('online', onOnline)
    return () => removeEventListener('online', onOnline)
  }, [failed, retry])

  return { image, failed, onError, retry }
}

function sourcesOf({ img, sources }: Photo, sizes: string, media?: string) {
  return Object.entries(sources).map(([format, srcSet]) => (
    <source
      key={format}
      type={`image/${format}`}
      {...(sizes === 'thumbnail' ? { srcSet: srcSet.replace(/ .*/, '') } : { srcSet, sizes })}
      {...(media && { media, width: img.w, height: img.h })}
    />
  ))
}

/**
 * Requests hashed files again past the HTTP cache, which may have stored a missing file for a year.
 * Never rejects.
 */
async function refetchUncached(addresses: readonly string[]): Promise<void> {
  await Promise.allSettled(addresses.map((address) => fetch(address, { cache: 'no-cache' })))
}
