import { X } from 'lucide-react'
import {
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react'
import { useTranslation } from '#i18n/useTranslation.ts'
import { gallery, CATEGORIES, type GalleryItem } from '#content/gallery.ts'
import { useDescription } from '#i18n/useDescription.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { PORTRAIT_MEDIA } from '#ui/Picture.tsx'
import { useMedia } from '#ui/media.ts'
import { Exhibit } from './Exhibit.tsx'
import { type Place, stepsFrom } from './order.ts'
import { NextButton, PreviousButton, RoundButton } from './RoundButton.tsx'
import { Slides } from './Slides.tsx'
import * as m from 'framer-motion/m'
import { domAnimation, LazyMotion, MotionConfig } from 'framer-motion'
import { clsx } from 'clsx'
import { followGestures } from './lightbox/gestures.ts'

export type LightboxProps = {
  at: Place
  onMove: (at: Place) => void
  /** Called when it is closed by its button, Escape, Back or a click beside the picture. */
  onClose: () => void
}

/** All pictures in full screen, category after category. */
export function Lightbox({ at, onMove, onClose }: LightboxProps) {
  const { t } = useTranslation()
  const { category, index } = at
  const selected = PLACES.findIndex((place) => place.category === category && place.index === index)
  const select = (next: number) => {
    const place = PLACES[next]
    if (place) onMove({ category: place.category, index: place.index })
  }
  const steps = stepsFrom(selected, PLACES.length, select)
  const upright = useMedia(PORTRAIT_MEDIA)
  const beside = useClickBeside(onClose)
  const describe = useDescription(category)
  const current = gallery[category][index]
  const name = t(`gallery.categories.${category}`)
  const label = t('gallery.viewer', { category: name })
  return (
    // Around the dialog, which has the focus after a click on it.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div onKeyDown={steps.onKeyDown} className="contents">
      <Dialog
        open
        label={label}
        onClose={onClose}
        className="m-0 size-full max-h-none max-w-none overflow-hidden bg-pine-950 text-linen-50 transition-opacity duration-300 open:flex open:flex-col motion-reduce:transition-none starting:opacity-0 [&_:focus-visible]:outline-linen-50"
      >
        <Springs>
          <div {...beside} className="contents">
            <div className={`${BAR} top-0 justify-between gap-3`}>
              <h2 className="rounded-full bg-pine-950/75 px-3 py-1 text-lg roomy:bg-transparent">
                <span aria-live="polite">{name}</span>
                <span className="ml-3 font-sans text-base tabular-nums">
                  {t('gallery.counter', { index: index + 1, count: gallery[category].length })}
                </span>
              </h2>
              <RoundButton look="dark" label={t('app.close')} onClick={onClose}>
                <X aria-hidden />
              </RoundButton>
            </div>
            {upright ? (
              <Stack label={label} selected={selected} onSelect={select} />
            ) : (
              <>
                <Slides
                  items={PLACES}
                  selected={selected}
                  onSelect={select}
                  label={label}
                  className="min-h-0 flex-1"
                  slideClassName="size-full"
                >
                  {(place, active) => <Slide place={place} active={active} />}
                </Slides>
                <div
                  className={`${BAR} bottom-0 justify-between gap-3 roomy:justify-center roomy:gap-8`}
                >
                  <PreviousButton look="dark" onClick={steps.showPrevious} />
                  <Caption text={current ? describe(current).caption : ''} />
                  <NextButton look="dark" onClick={steps.showNext} />
                </div>
              </>
            )}
          </div>
        </Springs>
      </Dialog>
    </div>
  )
}

const BAR =
  'pointer-events-none absolute inset-x-0 z-20 flex items-center p-3 roomy:pointer-events-auto roomy:static'

type SlideProps = { place: (typeof PLACES)[number]; active: boolean }

function Slide({ place: { category, item }, active }: SlideProps) {
  const { alt } = useDescription(category)(item)
  return (
    <Zoomable size={item.photo.img} active={active && item.type === 'image'}>
      <Light on={active}>
        <Exhibit item={item} alt={alt} sizes="min(100vw, 150vh)" active={active} eager />
      </Light>
    </Zoomable>
  )
}

function useClickBeside(onClick: () => void) {
  const pressed = useRef(false)
  return {
    onPointerDown: ({ target }: PointerEvent) => {
      pressed.current = isBeside(target)
    },
    onClick: ({ target }: MouseEvent) => {
      if (pressed.current && isBeside(target)) onClick()
    },
  }
}

function isBeside(target: EventTarget): boolean {
  return target instanceof Element && !target.closest('button, p, h2, [data-picture]')
}

/** The caption, announced when it changes, with an animation. */
function Caption({ text }: { text: string }) {
  return (
    <p
      aria-live="polite"
      className="flex items-center rounded-field bg-pine-950/75 px-4 py-2 text-center font-serif text-lg/snug empty:hidden roomy:min-h-[2lh] roomy:w-xl roomy:justify-center roomy:bg-transparent roomy:p-0 roomy:text-heading"
    >
      <m.span
        key={text}
        className="block"
        initial={{ opacity: 0, y: 12 }}
        animate={{ opacity: 1, y: 0 }}
      >
        {text}
      </m.span>
    </p>
  )
}

/** The lightbox's animations: springs, or fades with reduced motion. */
function Springs({ children }: { children: ReactNode }) {
  return (
    <LazyMotion strict features={domAnimation}>
      <MotionConfig
        reducedMotion="user"
        transition={{ type: 'spring', visualDuration: 0.35, bounce: 0.2 }}
      >
        {children}
      </MotionConfig>
    </LazyMotion>
  )
}

/** Brightens the selected picture and darkens its neighbours. */
function Light({ on, children }: { on: boolean; children: ReactNode }) {
  return (
    <m.div className="size-full" initial={{ opacity: 0.25 }} animate={{ opacity: on ? 1 : 0.25 }}>
      {children}
    </m.div>
  )
}

type StackProps = {
  label: string
  /** The number of the selected picture among all, from zero. */
  selected: number
  onSelect: (index: number) => void
}

/** All pictures with their captions below one another, for an upright screen. */
function Stack({ label, selected, onSelect }: StackProps) {
  const { t } = useTranslation()
  const column = useRef<HTMLUListElement>(null)
  const scrolledTo = useRef<number | null>(null)

  useEffect(() => {
    if (!column.current || scrolledTo.current === selected) return
    scrolledTo.current = selected
    column.current.scrollTo({ top: offsetOf(column.current, selected), behavior: 'instant' })
  }, [selected])

  const onScroll = () => {
    if (!column.current) return
    const shown = shownIn(column.current)
    if (shown === scrolledTo.current) return
    scrolledTo.current = shown
    onSelect(shown)
  }

  return (
    <ul
      ref={column}
      onScroll={onScroll}
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- whatever scrolls must be reachable by keyboard.
      tabIndex={0}
      data-picture
      className="relative min-h-0 flex-1 overflow-x-hidden overflow-y-auto overscroll-contain pt-18 pb-6"
    >
      {PLACES.map(({ category, index, item }, at) => (
        <li key={`${category}/${item.src}`}>
          {index === 0 && at > 0 && (
            <h3 className="px-4 pt-6 pb-3 text-heading">{t(`gallery.categories.${category}`)}</h3>
          )}
          <StackedPicture place={{ category, index, item }} active={at === selected} />
        </li>
      ))}
    </ul>
  )
}

type StackedPictureProps = { place: (typeof PLACES)[number]; active: boolean }

function StackedPicture({ place: { category, item }, active }: StackedPictureProps) {
  const { caption, alt } = useDescription(category)(item)
  return (
    <figure>
      <Zoomable size={item.photo.img} active={item.type === 'image'} stacked>
        <Exhibit item={item} alt={alt} sizes="150vw" active={active} eager={active} />
      </Zoomable>
      <figcaption className="px-4 pt-2 pb-5 font-serif text-lg/snug">{caption}</figcaption>
    </figure>
  )
}

/** Where the column scrolls to for a picture, in CSS pixels. */
function offsetOf(column: HTMLElement, index: number): number {
  return offsets(column)[index] ?? 0
}

/** The picture whose `offsetOf` is nearest. */
function shownIn(column: HTMLElement): number {
  const distances = offsets(column).map((offset) => Math.abs(offset - column.scrollTop))
  return distances.indexOf(Math.min(...distances))
}

function offsets(column: HTMLElement): number[] {
  const tops = [...column.querySelectorAll('figure')].map(({ offsetTop }) => offsetTop)
  const [first = 0, last = 0] = [tops[0], tops.at(-1)]
  const range = column.scrollHeight - column.clientHeight
  return tops.map((top) => (range * (top - first)) / Math.max(1, last - first))
}

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

function Zoomable({ size, active, stacked = false, children }: ZoomableProps) {
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

/** The gallery's pictures, category after category. */
const PLACES: readonly (Place & { item: GalleryItem })[] = CATEGORIES.flatMap((category) =>
  gallery[category].map((item, index) => ({ category, index, item })),
)
