import { clsx } from 'clsx'
import { Play } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { GalleryItem } from '#content/gallery.ts'
import { prefersReducedMotion } from '#lib/preferences.ts'
import { Picture } from '#ui/Picture.tsx'
import type { Description } from '#i18n/useDescription.ts'

type ThumbnailsProps = {
  items: readonly GalleryItem[]
  selected: number
  onSelect: (index: number) => void
  describe: (item: GalleryItem) => Description
}

/** The category's thumbnails; the selected one stays in view. */
export function Thumbnails({ items, selected, onSelect, describe }: ThumbnailsProps) {
  const { t } = useTranslation()
  const strip = useStrip(selected)
  return (
    <ul
      ref={strip}
      aria-label={t('gallery.thumbnails')}
      className="scrollbar-none -mx-gutter mt-4 flex scroll-px-gutter gap-2 overflow-x-auto px-gutter py-1 lg:col-start-2 lg:row-start-3 lg:-mx-1 lg:mt-2 lg:scroll-px-1 lg:px-1"
    >
      {items.map((item, index) => (
        <li key={item.src} className="shrink-0 lg:max-w-24 lg:shrink lg:grow lg:basis-0">
          <button
            type="button"
            data-thumbnail
            aria-label={describe(item).caption}
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
