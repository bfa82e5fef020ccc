import { clsx } from 'clsx'
import {
  memo,
  type Ref,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { refetch } from '#lib/arrival/refetch.ts'
import type { Photo } from '#lib/photo.ts'
import { Button } from './Button.tsx'

/** Where an upright crop takes the place of the wide photograph. */
export const PORTRAIT_MEDIA = '(max-aspect-ratio: 4/5)'

type PictureProps = {
  photo: Photo
  /** What is to be seen; empty where the words beside it say so already. */
  alt: string
  /** How wide it is shown, in the language of the `sizes` attribute, for both crops; `thumbnail` for the smallest there is. */
  sizes: string
  /** The crop for screens that are taller than wide. */
  portrait?: Photo
  /** Load it now, though it may not be in view yet. */
  eager?: boolean
  /** Load it before all others: the first view's one large picture. */
  priority?: boolean
  /** Names the button that tries again where a photograph could not be fetched; without one, the blur stays. */
  retryLabel?: string
  /** For the frame, which the photograph fills. */
  className?: string
}

/**
 * A photograph in the smallest format and width that will do, over a blur of its own colours until it is here; when it
 * cannot be fetched, its words and a button.
 */
export const Picture = memo(function Picture(props: PictureProps) {
  const { photo, alt, retryLabel, className, ...rest } = props
  const { image, failed, onError, retry } = useFailure()
  return (
    <span className={clsx('block', className)}>
      <span className="relative block size-full overflow-hidden bg-linen-200">
        <Blur of={photo} written={rest.priority === true} />
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
 * Drawn in SVG: a content security policy need not allow inline styles for it, and no tool takes its few pixels for the
 * photograph. Only the first view's is `written` into a page: a browser would decode the others before it shows that.
 */
function Blur({ of: { placeholder }, written }: { of: Photo; written: boolean }) {
  const shown = useSyncExternalStore(
    neverChanges,
    () => true,
    () => written,
  )
  if (!shown) return null
  return (
    <svg
      aria-hidden
      viewBox="0 0 4 3"
      preserveAspectRatio="none"
      className="absolute inset-0 size-full"
    >
      <image href={placeholder} width="4" height="3" preserveAspectRatio="none" />
    </svg>
  )
}

function neverChanges() {
  return () => {}
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

/** Whether the photograph could not be fetched, also before the page came alive; it is tried again when the line is back. */
function useFailure() {
  const image = useRef<HTMLImageElement>(null)
  const [failed, setFailed] = useState(false)

  const address = useRef('')

  const retry = useCallback(async () => {
    // The browser may keep for a year that the file was missing.
    if (address.current !== '') await refetch([address.current])
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
