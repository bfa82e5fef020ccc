import { clsx } from 'clsx'
import type { Photo } from '#lib/photo.ts'

/** Where an upright crop takes the place of the wide photograph. */
export const PORTRAIT_MEDIA = '(max-aspect-ratio: 4/5)'

type PictureProps = {
  photo: Photo
  /** What is to be seen; empty where the words beside it say so already. */
  alt: string
  /** How wide it is shown, in the language of the `sizes` attribute; for both crops. */
  sizes: string
  /** The crop for screens that are taller than wide. */
  portrait?: Photo
  /** Load it now, though it may not be in view yet. */
  eager?: boolean
  /** Load it before all others: the first view's one large picture. */
  priority?: boolean
  /** For the frame, which the photograph fills. */
  className?: string
}

/**
 * A photograph in the smallest format and width that will do, over a blur of its own colours until it is here.
 * The blur is drawn in SVG: a content security policy need not allow inline styles for it, and no tool takes its twelve
 * pixels for the photograph.
 */
export function Picture({
  photo,
  alt,
  sizes,
  portrait,
  eager = false,
  priority = false,
  className,
}: PictureProps) {
  const { jpeg, ...smaller } = photo.sources
  return (
    <span className={clsx('block', className)}>
      <span className="relative block size-full overflow-hidden">
        <svg
          aria-hidden
          viewBox="0 0 4 3"
          preserveAspectRatio="none"
          className="absolute inset-0 size-full"
        >
          <image href={photo.placeholder} width="4" height="3" preserveAspectRatio="none" />
        </svg>
        <picture>
          {portrait && sourcesOf(portrait, portrait.sources, sizes, PORTRAIT_MEDIA)}
          {sourcesOf(photo, smaller, sizes)}
          <img
            loading={eager || priority ? 'eager' : 'lazy'}
            {...(priority && { fetchPriority: 'high' })}
            decoding="async"
            srcSet={jpeg}
            sizes={sizes}
            src={photo.img.src}
            width={photo.img.w}
            height={photo.img.h}
            alt={alt}
            className="relative size-full object-cover"
          />
        </picture>
      </span>
    </span>
  )
}

function sourcesOf({ img }: Photo, sources: Photo['sources'], sizes: string, media?: string) {
  return Object.entries(sources).map(([format, srcSet]) => (
    <source
      key={format}
      type={`image/${format}`}
      srcSet={srcSet}
      sizes={sizes}
      media={media}
      width={img.w}
      height={img.h}
    />
  ))
}
