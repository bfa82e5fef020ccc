import { animate } from 'framer-motion/dom/mini'
import { X } from 'lucide-react'
import PhotoSwipe, { type PhotoSwipeOptions, type SlideData } from 'photoswipe'
import styles from 'photoswipe/style.css?inline'
import { useEffect, useEffectEvent, useRef } from 'react'
import { CATEGORIES, galleryItems } from '#content/gallery.ts'
import type { GalleryItem } from '#content/galleryItems.ts'
import { useDescription } from '#i18n/useDescription.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { prefersReducedMotion } from '#ui/media.ts'
import { Dialog } from '#ui/Dialog.tsx'
import type { Place } from './order.ts'
import { NextButton, PreviousButton, RoundButton } from './RoundButton.tsx'

// Pages link their own style sheets, and this one is for few visitors. As a single rule in a linked
// sheet, because older browsers cannot construct one.
const sheet = [...document.styleSheets].find(({ media }) => media.length === 0)
sheet?.insertRule(`@media all { ${styles} }`, sheet.cssRules.length)

type Picture = Place & { item: GalleryItem }

/** The gallery's pictures, category after category. */
const PICTURES: readonly Picture[] = CATEGORIES.flatMap((category) =>
  galleryItems(category).map((item, index) => ({ category, index, item })),
)

export type FullScreenProps = {
  place: Place
  onMove: (place: Place) => void
  /** Called when it is closed by its button, Escape, a drag or a click beside the picture. */
  onClose: () => void
}

/** All pictures in full screen, category after category: PhotoSwipe's pictures, our controls. */
export function FullScreen({ place, onMove, onClose }: FullScreenProps) {
  const { t } = useTranslation()
  const { container, viewer } = usePhotoSwipe(place, onMove, onClose)
  const describe = useDescription()
  const { category, index } = place
  const item = galleryItems(category)[index]
  const name = t(`gallery.categories.${category}`)
  return (
    <Dialog
      open
      label={t('gallery.viewer', { category: name })}
      onClose={onClose}
      className="m-0 size-full max-h-none max-w-none overflow-hidden bg-transparent text-white [&_:focus-visible]:outline-linen-50"
    >
      <div ref={container} />
      <p
        aria-live="polite"
        className="fixed top-3 left-3 rounded-full bg-pine-950/75 px-4 py-2.5 text-lg"
      >
        {name} · {t('gallery.counter', { index: index + 1, count: galleryItems(category).length })}
      </p>
      <RoundButton
        label={t('app.close')}
        onClick={() => viewer()?.close()}
        className="fixed! top-3 right-3"
      >
        <X aria-hidden />
      </RoundButton>
      <div className="pointer-events-none fixed inset-x-3 bottom-3 flex items-center justify-between gap-3 *:pointer-events-auto">
        <PreviousButton onClick={() => viewer()?.prev()} />
        <Caption text={item ? describe(category, item).caption : ''} />
        <NextButton onClick={() => viewer()?.next()} />
      </div>
    </Dialog>
  )
}

function Caption({ text }: { text: string }) {
  const element = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (!element.current || prefersReducedMotion()) return
    const rise = { opacity: [0, 1], transform: ['translateY(0.75rem)', 'none'] }
    animate(element.current, rise, { duration: 0.35 })
  }, [text])
  return (
    <p
      ref={element}
      aria-live="polite"
      className="rounded-field bg-pine-950/75 px-4 py-2 text-center font-serif text-lg/snug empty:sr-only"
    >
      {text}
    </p>
  )
}

/** Shows the pictures in `container` while the component is mounted. */
function usePhotoSwipe(place: Place, onMove: (place: Place) => void, onClose: () => void) {
  const container = useRef<HTMLDivElement>(null)
  const current = useRef<PhotoSwipe>(null)
  const { t } = useTranslation()
  const describe = useDescription()
  const onClosed = useEffectEvent(onClose)

  const create = useEffectEvent((appendToEl: HTMLElement) => {
    const format = shownFormat()
    const failed = new Set<number>()
    const retry = () => {
      for (const index of failed) viewer.refreshSlideContent(index)
      failed.clear()
    }
    const viewer = new PhotoSwipe({
      ...OPTIONS,
      appendToEl,
      dataSource: PICTURES.map(({ category, item }) =>
        slideOf(item, describe(category, item).alt, format),
      ),
      index: PICTURES.findIndex(
        (picture) => picture.category === place.category && picture.index === place.index,
      ),
      showHideAnimationType: prefersReducedMotion() ? 'none' : 'fade',
      zoomAnimationDuration: prefersReducedMotion() ? false : 333,
      errorMsg: t('gallery.failed'),
    })
    viewer.on('change', () => {
      const picture = PICTURES[viewer.currIndex]
      if (picture) onMove({ category: picture.category, index: picture.index })
    })
    viewer.on('contentLoad', (event) => {
      const { item } = PICTURES[event.content.index] ?? {}
      if (item?.type !== 'video') return
      event.preventDefault()
      event.content.element = filmOf(item, event.content.data.alt ?? '')
      event.content.onLoaded()
    })
    viewer.on('loadError', ({ content }) => failed.add(content.index))
    viewer.on('contentActivate', ({ content }) => playFilm(content.element))
    viewer.on('contentDeactivate', ({ content }) => filmIn(content.element)?.pause())
    addEventListener('online', retry)
    viewer.on('destroy', () => removeEventListener('online', retry))
    return viewer
  })

  useEffect(() => {
    if (!container.current) return undefined
    const viewer = create(container.current)
    current.current = viewer
    let isOpen = true
    viewer.on('destroy', () => {
      if (isOpen) onClosed()
      isOpen = false
    })
    viewer.init()
    viewer.element?.removeAttribute('role')
    return () => {
      if (!isOpen) return
      isOpen = false
      viewer.destroy()
    }
  }, [])

  return { container, viewer: () => current.current }
}

/** Its own controls are off, because it writes them as markup, which pages do not allow (decision 8). */
const CONTROLS = ['close', 'arrowPrev', 'arrowNext', 'zoom', 'preloader', 'counter']

const OPTIONS = {
  ...Object.fromEntries(CONTROLS.map((name) => [name, false])),
  mainClass: 'z-auto! [--pswp-bg:theme(colors.pine.950)]!',
  bgOpacity: 1,
  // The photographs are 1,600 px wide, hardly more than a large screen.
  secondaryZoomLevel: ({ fit }: { fit: number }) => 3 * fit,
  // The dialog's work.
  escKey: false,
  trapFocus: false,
  returnFocus: false,
} satisfies PhotoSwipeOptions

/** The format of the photographs that the browser has chosen on the page, and keeps. */
function shownFormat(): 'avif' | 'webp' {
  const isAvif = [...document.images].some(({ currentSrc }) => currentSrc.endsWith('.avif'))
  return isAvif ? 'avif' : 'webp'
}

function slideOf(item: GalleryItem, alt: string, format: 'avif' | 'webp'): SlideData {
  const { img, sources, placeholder } = item.photo
  if (item.type === 'video') return { alt }
  const srcset = sources[format] ?? ''
  // Twice its size, because PhotoSwipe shows no photograph larger than its own in a large window.
  const [width, height] = [2 * img.w, 2 * img.h]
  return { src: img.src, srcset, msrc: placeholder, width, height, alt }
}

/** A silent, looping film over its poster, with the browser's controls. */
function filmOf(item: Extract<GalleryItem, { type: 'video' }>, alt: string): HTMLDivElement {
  const film = Object.assign(document.createElement('video'), {
    controls: true,
    loop: true,
    defaultMuted: true,
    playsInline: true,
    preload: 'none',
    poster: item.photo.img.src,
    ariaLabel: alt,
    className: 'size-full',
  })
  film.append(
    ...item.formats.map(({ type, url, media = '' }) =>
      Object.assign(document.createElement('source'), { type, src: url, media }),
    ),
  )
  const frame = Object.assign(document.createElement('div'), {
    className: 'pswp__content pt-19 pb-19 short:pt-0',
  })
  frame.append(film)
  return frame
}

function filmIn(content: Element | undefined) {
  return content?.querySelector('video')
}

/** Plays a film unless the visitor prefers it still or the browser refuses. */
function playFilm(content: Element | undefined) {
  if (!prefersReducedMotion())
    filmIn(content)
      ?.play()
      .catch(() => undefined)
}
