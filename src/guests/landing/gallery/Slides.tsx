import { Pause, Play } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { galleryItems } from '#content/gallery.ts'
import type { Category } from '#content/house.ts'
import type { FilmFormat, GalleryItem } from '#content/galleryItems.ts'
import { useDescription } from '#i18n/useDescription.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import type { Photo } from '#ui/Picture.tsx'
import { prefersReducedMotion } from '#ui/media.ts'
import { Picture } from '#ui/Picture.tsx'
import { nextOf, previousOf } from './order.ts'
import { RoundButton } from './RoundButton.tsx'

const SIZES = '(min-width: 64rem) min(100vw - 24rem, 150vh - 20rem), 100vw'

type SlidesProps = {
  category: Category
  /** The number of the selected picture, from zero. */
  selected: number
  onSelect: (index: number) => void
  /** Called for a click on the selected slide. */
  onOpen: () => void
  /** Whether the film of the selected slide may play. */
  playing: boolean
}

/** A category's pictures to swipe through, of which only the selected one and its neighbours render. */
export function Slides({ category, selected, onSelect, onOpen, playing }: SlidesProps) {
  const { t } = useTranslation()
  const describe = useDescription()
  const items = galleryItems(category)
  const { ref, handlers } = useSnapTrack(selected, onSelect)
  const fetched = useFetched(selected, items.length)

  return (
    <div
      ref={ref}
      {...handlers}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- none of the tags offered is a row of pictures.
      role="group"
      aria-label={t('gallery.viewer', { category: t(`gallery.categories.${category}`) })}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- whatever scrolls must be reachable by keyboard.
      tabIndex={0}
      className="scrollbar-none flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain transition-opacity duration-500 motion-reduce:transition-none sm:rounded-card starting:opacity-0"
    >
      {items.map((item, index) => (
        <div
          key={item.src}
          inert={index !== selected}
          className="relative aspect-3/2 w-full shrink-0 snap-start snap-always"
        >
          {fetched.has(index) && (
            <Exhibit
              item={item}
              alt={describe(category, item).alt}
              active={playing && index === selected}
            />
          )}
          <ClickArea onClick={onOpen} />
        </div>
      ))}
    </div>
  )
}

type ExhibitProps = {
  item: GalleryItem
  alt: string
  /** Whether the slide is selected; otherwise a film is paused. */
  active: boolean
}

/** A photograph or a film that fills its slide. */
function Exhibit({ item, alt, active }: ExhibitProps) {
  const { t } = useTranslation()
  if (item.type === 'video')
    return <Film poster={item.photo} formats={item.formats} alt={alt} active={active} />
  return (
    <Picture
      photo={item.photo}
      alt={alt}
      sizes={SIZES}
      retryLabel={t('app.retry')}
      className="size-full"
    />
  )
}

type FilmProps = {
  poster: Photo
  formats: readonly FilmFormat[]
  alt: string
  active: boolean
}

/**
 * A silent, looping film over its poster. It loads when it comes into view; with reduced motion
 * it stays a poster with a play button (WCAG 2.2.2 requires a pause button).
 */
function Film({ poster, formats, alt, active }: FilmProps) {
  const { t } = useTranslation()
  const [started, setStarted] = useState(false)
  const [failed, setFailed] = useState(false)
  const video = useRef<HTMLVideoElement>(null)
  const playing = active && started

  useEffect(() => {
    // In an effect, because the first render has to equal the prerendered page.
    // oxlint-disable-next-line react/set-state-in-effect
    if (!prefersReducedMotion()) setStarted(true)
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
        sizes={SIZES}
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
        {formats.map(({ type, url, media }, index) => (
          <source
            key={url}
            type={type}
            src={url}
            media={media}
            // The browser tries them in order.
            onError={() => index === formats.length - 1 && setFailed(true)}
          />
        ))}
      </video>
      {active && !failed && (
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

/** For pointers only; the keyboard has a button. */
function ClickArea({ onClick }: { onClick: () => void }) {
  return (
    <button
      type="button"
      aria-hidden
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
      className="absolute inset-0 cursor-zoom-in"
    />
  )
}

/**
 * The slides that were selected, and their neighbours; rendered slides stay. The last slide does
 * not render with the first, from where few readers go to it.
 */
function useFetched(selected: number, count: number): ReadonlySet<number> {
  const [fetched, setFetched] = useState<ReadonlySet<number>>(() => new Set([selected]))
  const needed = [
    selected,
    nextOf(selected, count),
    ...(selected > 0 ? [previousOf(selected, count)] : []),
  ]
  if (needed.every((index) => fetched.has(index))) return fetched
  const more = new Set([...fetched, ...needed])
  setFetched(more)
  return more
}

const CROSSFADE_MS = 450

type SnapTrack = {
  ref: RefObject<HTMLDivElement | null>
  handlers: {
    onScroll: () => void
    onScrollEnd: () => void
    onPointerDown: () => void
    onWheel: () => void
  }
}

/**
 * Synchronizes a scroll-snapping row of slides with the selected index: swiping is native,
 * neighbours are scrolled to, and slides further away (including from last to first) fade in.
 */
function useSnapTrack(index: number, onSelect: (index: number) => void): SnapTrack {
  const ref = useRef<HTMLDivElement>(null)
  const settled = useRef<number | null>(null)
  const target = useRef<number | null>(null)

  useEffect(() => {
    const track = ref.current
    if (!track || settled.current === index) return
    const first = settled.current === null
    const neighbour = Math.abs(index - (settled.current ?? index)) === 1
    settled.current = index
    target.current = index
    if (neighbour && !prefersReducedMotion()) {
      track.scrollTo({ left: offsetOf(track, index), behavior: 'smooth' })
      return
    }
    track.scrollTo({ left: offsetOf(track, index), behavior: 'instant' })
    if (!first && !prefersReducedMotion()) {
      track.animate({ opacity: [0, 1] }, { duration: CROSSFADE_MS, easing: 'ease-out' })
    }
  }, [index])

  const release = () => {
    target.current = null
  }
  const onScroll = () => {
    if (!ref.current) return
    const shown = shownIn(ref.current)
    if (target.current !== null) {
      if (shown === target.current) release()
    } else if (shown !== settled.current) {
      settled.current = shown
      onSelect(shown)
    }
  }
  const onScrollEnd = () => {
    // The `scrollend` of an earlier move may come after the next one has begun.
    if (ref.current && shownIn(ref.current) === target.current) release()
  }
  return {
    ref,
    handlers: { onScroll, onScrollEnd, onPointerDown: release, onWheel: release },
  }
}

function offsetOf(track: HTMLElement, index: number): number {
  return index * stepOf(track)
}

function shownIn(track: HTMLElement): number {
  const step = stepOf(track)
  return step > 0 ? Math.round(track.scrollLeft / step) : 0
}

/** From the start of one slide to the start of the next, in CSS pixels. */
function stepOf(track: HTMLElement): number {
  const [first, second] = track.children
  if (!(first instanceof HTMLElement) || !(second instanceof HTMLElement)) return 0
  return second.offsetLeft - first.offsetLeft
}
