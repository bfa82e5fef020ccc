import { useTranslation } from '#i18n/useTranslation.ts'
import type { FilmFormat, GalleryItem } from '#content/gallery.ts'
import { type Photo, Picture } from '#ui/Picture.tsx'
import { Pause, Play } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { prefersReducedMotion, savesData } from '#ui/media.ts'
import { RoundButton } from './RoundButton.tsx'

type ExhibitProps = {
  item: GalleryItem
  alt: string
  sizes: string
  active: boolean
  /** Whether to load it now, because it or its neighbour is in view. */
  eager: boolean
}

/** A photograph or a film that fills its slide. */
export function Exhibit({ item, alt, sizes, active, eager }: ExhibitProps) {
  const { t } = useTranslation()
  switch (item.type) {
    case 'image':
      return (
        <Picture
          photo={item.photo}
          alt={alt}
          sizes={sizes}
          eager={eager}
          retryLabel={t('app.retry')}
          className="size-full"
        />
      )
    case 'video':
      return (
        <Film poster={item.photo} formats={item.formats} alt={alt} sizes={sizes} active={active} />
      )
  }
}

type FilmProps = {
  poster: Photo
  formats: readonly FilmFormat[]
  alt: string
  sizes: string
  /** Whether this slide is selected; otherwise the film is paused. */
  active: boolean
}

/**
 * A silent, looping film over its poster. It loads when it comes into view; with reduced motion or
 * reduced data it stays a poster with a play button (WCAG 2.2.2 requires a pause button).
 */
function Film({ poster, formats, alt, sizes, active }: FilmProps) {
  const { t } = useTranslation()
  const [started, setStarted] = useState(false)
  const video = useRef<HTMLVideoElement>(null)
  const playing = active && started

  useEffect(() => {
    // In an effect, because the first render has to equal the prerendered page.
    // oxlint-disable-next-line react/set-state-in-effect
    if (!prefersReducedMotion() && !savesData()) setStarted(true)
  }, [])

  useEffect(() => {
    if (!video.current || !playing) return
    return playWhileInView(video.current, () => setStarted(false))
  }, [playing])

  return (
    <div className="relative size-full">
      <Picture
        photo={poster}
        alt={alt}
        sizes={sizes}
        retryLabel={t('app.retry')}
        className="size-full"
      />
      {/* Without a frame yet it is transparent, and shows the poster's picture behind it. */}
      <video
        ref={video}
        loop
        muted
        playsInline
        preload="none"
        aria-hidden
        className="absolute inset-0 size-full object-cover"
      >
        {formats.map(({ type, url, media }) => (
          <source key={url} type={type} src={url} media={media} />
        ))}
      </video>
      {active && (
        <div className="pointer-events-none absolute inset-0 z-10 flex items-end p-4">
          <RoundButton
            label={t(started ? 'gallery.pause' : 'gallery.play')}
            onClick={() => setStarted(!started)}
            className="pointer-events-auto"
          >
            {started ? <Pause aria-hidden /> : <Play aria-hidden />}
          </RoundButton>
        </div>
      )}
    </div>
  )
}

/** Returns a function that stops; calls `onRefused` when the browser does not allow it. */
function playWhileInView(video: HTMLVideoElement, onRefused: () => void): () => void {
  const play = async () => {
    try {
      await video.play()
    } catch (error) {
      // Scrolling away aborts a start (AbortError); only a refusal, as in low-power mode, is final.
      if (error instanceof DOMException && error.name === 'NotAllowedError') onRefused()
    }
  }
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (entry?.isIntersecting) void play()
      else video.pause()
    },
    { threshold: 0.2 },
  )
  observer.observe(video)
  return () => {
    observer.disconnect()
    video.pause()
  }
}
