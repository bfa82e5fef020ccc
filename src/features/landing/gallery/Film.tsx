import { Pause, Play } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FilmFormat } from '#content/gallery.ts'
import type { Photo } from '#lib/photo.ts'
import { prefersReducedMotion, savesData } from '#lib/preferences.ts'
import { useNear } from '#lib/useNear.ts'
import { Picture } from '#ui/Picture.tsx'
import { RoundButton } from './RoundButton.tsx'

type FilmProps = {
  poster: Photo
  formats: readonly FilmFormat[]
  alt: string
  sizes: string
  /** Whether this slide is the one on show; elsewhere the film rests. */
  active: boolean
}

/**
 * A silent, looping film over its poster. Nothing of it is fetched before it comes near; where a visitor wants less
 * movement or less data it stays a picture with a play button (WCAG 2.2.2: it can always be paused).
 */
export function Film({ poster, formats, alt, sizes, active }: FilmProps) {
  const { t } = useTranslation()
  const [frame, near] = useNear<HTMLDivElement>('200px')
  const [film, setFilm] = useState<{ playing: boolean; poster: string } | null>(null)
  const video = useRef<HTMLVideoElement>(null)
  const playing = active && film?.playing === true

  const setPlaying = useCallback(
    (wanted: boolean) => {
      // The file that the browser chose for the picture below: it is here already.
      const image = frame.current?.querySelector<HTMLImageElement>('picture img')
      setFilm({ playing: wanted, poster: image?.currentSrc ?? '' })
    },
    [frame],
  )

  useEffect(() => {
    if (near && !prefersReducedMotion() && !savesData()) setPlaying(true)
  }, [near, setPlaying])

  useEffect(() => {
    if (!video.current || !playing) return
    return playWhileInView(video.current, () => setPlaying(false))
  }, [playing, setPlaying])

  return (
    <div ref={frame} className="relative size-full">
      <Picture
        photo={poster}
        alt={alt}
        sizes={sizes}
        retryLabel={t('app.retry')}
        className="size-full"
      />
      {film && (
        <video
          ref={video}
          loop
          muted
          playsInline
          autoPlay={playing}
          poster={film.poster || undefined}
          aria-hidden
          className="absolute inset-0 size-full object-cover"
        >
          {formats.map(({ type, url, media }) => (
            <source key={url} type={type} src={url} media={media} />
          ))}
        </video>
      )}
      {active && (
        <div className="pointer-events-none absolute inset-0 z-10 flex items-end p-4">
          <RoundButton
            label={t(film?.playing ? 'gallery.pause' : 'gallery.play')}
            onClick={() => setPlaying(!film?.playing)}
            className="pointer-events-auto"
          >
            {film?.playing ? <Pause aria-hidden /> : <Play aria-hidden />}
          </RoundButton>
        </div>
      )}
    </div>
  )
}

/** Plays `video` whenever it is to be seen, until the returned function is called; `onRefused` hears of a browser that will not. */
function playWhileInView(video: HTMLVideoElement, onRefused: () => void): () => void {
  const play = async () => {
    try {
      await video.play()
    } catch (error) {
      // Scrolling away interrupts a start (AbortError); only a refusal, as in low-power mode, is for good.
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
