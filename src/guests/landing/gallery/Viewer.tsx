import { clsx } from 'clsx'
import { type KeyboardEvent, memo, type RefObject, useEffect, useRef } from 'react'
import { useTranslation } from '#i18n/useTranslation.ts'
import { galleryItems } from '#content/gallery.ts'
import type { Category } from '#content/house.ts'
import { nextOf, type Place, previousOf } from './order.ts'
import { NextButton, PreviousButton, RoundButton } from './RoundButton.tsx'
import { Slides } from './Slides.tsx'
import { useDescription } from '#i18n/useDescription.ts'
import { Expand, Play } from 'lucide-react'
import { prefersReducedMotion } from '#ui/media.ts'
import { Picture } from '#ui/Picture.tsx'

const ARROW = 'absolute! top-1/2 -translate-y-1/2 shadow-soft max-md:not-focus-visible:sr-only'

type ViewerProps = {
  category: Category
  /** The number of the selected picture in the category, from zero. */
  selected: number
  onSelect: (place: Place) => void
  id: string
  labelledBy: string
  /** Whether the full-screen gallery is open, so that the film pauses. */
  covered: boolean
  fullScreenButton: RefObject<HTMLButtonElement | null>
  onFullScreen: () => void
}

/** One category: the picture, its caption, the thumbnails, and the full-screen button. */
export const Viewer = memo(function Viewer(props: ViewerProps) {
  const { category, selected, onSelect, id, labelledBy, covered } = props
  const items = galleryItems(category)
  const describe = useDescription()
  const select = (index: number) => onSelect({ category, index })
  const steps = stepsFrom(selected, items.length, select)
  const current = items[selected]
  return (
    // Handles the arrow keys of all controls inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      role="tabpanel"
      id={id}
      aria-labelledby={labelledBy}
      onKeyDown={steps.onKeyDown}
      className="lg:contents noscript:hidden!"
    >
      <div className="relative max-sm:-mx-gutter lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <Slides
          key={category}
          category={category}
          selected={selected}
          onSelect={select}
          onOpen={props.onFullScreen}
          playing={!covered}
        />
        {/* A phone is swiped; there they are for screen readers and the keyboard. */}
        <PreviousButton onClick={steps.showPrevious} className={clsx(ARROW, 'left-3 lg:left-5')} />
        <NextButton onClick={steps.showNext} className={clsx(ARROW, 'right-3 lg:right-5')} />
      </div>
      <CaptionBar
        caption={current ? describe(category, current).caption : ''}
        selected={selected}
        count={items.length}
        fullScreenButton={props.fullScreenButton}
        onFullScreen={props.onFullScreen}
      />
      <Thumbnails key={category} category={category} selected={selected} onSelect={select} />
    </div>
  )
})

/**
 * The steps from the selected one of `count` items to its neighbours, cyclically. `onKeyDown`
 * handles the left and right arrows on the element around the items; Alt with an arrow is the
 * browser's.
 */
function stepsFrom(selected: number, count: number, select: (index: number) => void) {
  const showPrevious = () => select(previousOf(selected, count))
  const showNext = () => select(nextOf(selected, count))
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'ArrowLeft') showPrevious()
    else if (event.key === 'ArrowRight') showNext()
    else return
    event.preventDefault()
  }
  return { showPrevious, showNext, onKeyDown }
}

type CaptionBarProps = {
  caption: string
  count: number
  /** The number of the picture, from zero. */
  selected: number
  fullScreenButton: RefObject<HTMLButtonElement | null>
  onFullScreen: () => void
}

function CaptionBar({ caption, count, selected, fullScreenButton, onFullScreen }: CaptionBarProps) {
  const { t } = useTranslation()
  return (
    <div className="relative mt-2 flex flex-wrap sm:mt-4 items-center gap-x-3 lg:contents">
      <p
        aria-live="polite"
        className="flex min-w-0 grow basis-36 items-center font-serif text-[1.125rem]/snug sm:text-heading lg:col-start-1 lg:row-start-2 lg:items-end lg:self-end lg:pb-1"
      >
        {caption}
      </p>
      <div className="flex items-center gap-x-2 lg:col-start-1 lg:row-start-3 lg:mt-3">
        <span className="px-2 whitespace-nowrap lg:order-last text-pine-700 tabular-nums">
          {t('gallery.counter', { index: selected + 1, count })}
        </span>
        <RoundButton
          ref={fullScreenButton}
          label={t('gallery.openFullScreen')}
          onClick={onFullScreen}
        >
          <Expand aria-hidden className="size-5" />
        </RoundButton>
      </div>
    </div>
  )
}

type ThumbnailsProps = Pick<ViewerProps, 'category' | 'selected'> & {
  onSelect: (index: number) => void
}

/** The category's thumbnails; the selected one stays in view. */
function Thumbnails({ category, selected, onSelect }: ThumbnailsProps) {
  const { t } = useTranslation()
  const describe = useDescription()
  const strip = useStrip(selected)
  return (
    <ul
      ref={strip}
      aria-label={t('gallery.thumbnails')}
      className="scrollbar-none -mx-gutter mt-2 flex scroll-px-gutter sm:mt-4 gap-2 overflow-x-auto px-gutter py-1 lg:col-start-2 lg:row-start-3 lg:-mx-1 lg:mt-2 lg:scroll-px-1 lg:px-1"
    >
      {galleryItems(category).map((item, index) => (
        <li key={item.src} className="shrink-0 lg:max-w-24 lg:shrink lg:grow lg:basis-0">
          <button
            type="button"
            data-thumbnail
            aria-label={describe(category, item).caption}
            aria-current={index === selected ? 'true' : undefined}
            onClick={() => onSelect(index)}
            className={clsx(
              'relative block aspect-3/2 w-20 overflow-hidden rounded-lg ring-offset-2 ring-offset-white lg:w-full',
              index === selected
                ? 'ring-2 ring-accent-600 forced-colors:outline-3'
                : 'hover:ring-2 hover:ring-linen-400',
            )}
          >
            <Picture photo={item.photo} alt="" sizes="thumbnail" className="size-full" />
            {item.type === 'video' && (
              <Play
                aria-hidden
                className="absolute inset-0 m-auto size-7 rounded-full bg-pine-950/60 fill-current p-1.5 text-white"
              />
            )}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Scrolls the selected thumbnail to the middle, and moves the focus with the arrow keys. */
function useStrip(selected: number) {
  const strip = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const item = strip.current?.children[selected]
    if (!strip.current || !(item instanceof HTMLElement)) return
    if (strip.current.contains(document.activeElement)) {
      item.querySelector('button')?.focus({ preventScroll: true })
    }
    strip.current.scrollTo({
      left: item.offsetLeft - (strip.current.clientWidth - item.offsetWidth) / 2,
      behavior: prefersReducedMotion() ? 'instant' : 'smooth',
    })
  }, [selected])
  return strip
}
