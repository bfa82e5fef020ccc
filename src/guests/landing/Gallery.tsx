import {
  type ComponentType,
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useDeferredValue,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { useTranslation } from '#i18n/useTranslation.ts'
import { CATEGORIES, galleryItems } from '#content/gallery.ts'
import type { Category } from '#content/house.ts'
import { nextOf, previousOf } from './gallery/order.ts'
import { galleryPlace } from './gallery/place.ts'
import { Viewer } from './gallery/Viewer.tsx'
import { flushSync } from 'react-dom'
import type { FullScreenProps } from './gallery/FullScreen.tsx'
import { clsx } from 'clsx'
import { useDescription } from '#i18n/useDescription.ts'
import { Picture } from '#ui/Picture.tsx'
import { prefersReducedMotion } from '#ui/media.ts'

/** Five categories of pictures; on a wide screen all of it fits the window. */
export function Gallery() {
  const { t } = useTranslation()
  const place = useSyncExternalStore(galleryPlace.subscribe, galleryPlace.get, galleryPlace.get)
  const setPlace = galleryPlace.set
  // Deferred, so that the tab reacts before a slow phone renders another category's pictures.
  const deferred = useDeferredValue(place)
  const shown = deferred.category === place.category ? place : deferred
  const fullScreenButton = useRef<HTMLButtonElement>(null)
  const { FullScreen, open, close } = useFullScreen(fullScreenButton)
  const titleId = useId()
  const panelId = useId()
  return (
    <section id="galeri" aria-labelledby={titleId} className="lg:-scroll-mt-20">
      <div className="overflow-x-clip bg-white py-4 sm:py-12 lg:pt-24 lg:pb-12">
        <div className="mx-auto max-w-page px-gutter lg:grid lg:grid-cols-[1fr_min(100%-19rem,max(24rem,(100svh-15rem)*1.5))] lg:grid-rows-[auto_1fr_auto] lg:gap-x-12">
          <div>
            <h2 id={titleId} className="text-title">
              {t('gallery.title')}
            </h2>
            <p className="mt-2 max-w-text text-pine-800 max-sm:hidden sm:text-lead lg:mt-3 lg:text-base">
              {t('gallery.lead')}
            </p>
            <CategoryTabs
              selected={place.category}
              onSelect={(category) => setPlace({ category, index: 0 })}
              panelId={panelId}
            />
          </div>
          <Viewer
            category={shown.category}
            selected={shown.index}
            onSelect={setPlace}
            id={panelId}
            labelledBy={tabId(panelId, shown.category)}
            covered={FullScreen !== null}
            fullScreenButton={fullScreenButton}
            onFullScreen={open}
          />
          <noscript className="lg:col-start-2 lg:row-start-1 lg:row-end-4">
            <AllPictures />
          </noscript>
        </div>
      </div>
      {FullScreen && <FullScreen place={place} onMove={setPlace} onClose={close} />}
    </section>
  )
}

/** Every picture by category, for a browser without scripts. */
function AllPictures() {
  const { t } = useTranslation()
  return CATEGORIES.map((category) => (
    <PictureRow key={category} category={category} title={t(`gallery.categories.${category}`)} />
  ))
}

/** A category's pictures; a film is a link from its poster. */
function PictureRow({ category, title }: { category: Category; title: string }) {
  const describe = useDescription()
  return (
    <>
      <h3 className="mt-3 text-lg">{title}</h3>
      <ul className="scrollbar-none -mx-gutter mt-1 flex gap-2 overflow-x-auto px-gutter lg:mx-0 lg:px-0">
        {galleryItems(category).map((item) => {
          const picture = (
            <Picture
              photo={item.photo}
              alt={describe(category, item).alt}
              sizes="10.5rem"
              className="size-full"
            />
          )
          return (
            <li key={item.src} className="aspect-3/2 h-28 shrink-0 overflow-hidden rounded-lg">
              {item.type === 'video' ? <a href={item.formats.at(-1)?.url}>{picture}</a> : picture}
            </li>
          )
        })}
      </ul>
    </>
  )
}

/** The full-screen gallery, loaded when it is opened; closing it focuses `opener`. */
function useFullScreen(opener: RefObject<HTMLElement | null>) {
  const [FullScreen, setFullScreen] = useState<ComponentType<FullScreenProps> | null>(null)

  const open = useCallback(() => {
    import('./gallery/FullScreen.tsx').then(
      (module) => setFullScreen(() => module.FullScreen),
      // Offline it cannot be loaded, and the page stays as it is.
      () => undefined,
    )
  }, [])
  const close = () => {
    // The elements behind are inert until the dialog is gone.
    flushSync(() => setFullScreen(null))
    // The dialog returns the focus itself, except to a picture, which is not focusable.
    opener.current?.focus({ preventScroll: true })
  }
  return { FullScreen, open, close }
}

type CategoryTabsProps = {
  selected: Category
  onSelect: (category: Category) => void
  /** The id of the tabs' panel, from which `tabId` derives those of the tabs. */
  panelId: string
}

function tabId(panelId: string, category: Category): string {
  return `${panelId}-${category}`
}

/** The categories as tabs: arrow keys, Home and End select them. */
function CategoryTabs({ selected, onSelect, panelId }: CategoryTabsProps) {
  const { t } = useTranslation()
  const list = useRef<HTMLDivElement>(null)

  const show = (index: number) => {
    const category = CATEGORIES[index]
    const tab = list.current?.children[index]
    if (!category || !(tab instanceof HTMLElement)) return
    onSelect(category)
    tab.focus({ preventScroll: true })
    // On a phone the tabs are wider than the screen.
    tab.scrollIntoView({
      inline: 'center',
      block: 'nearest',
      behavior: prefersReducedMotion() ? 'instant' : 'smooth',
    })
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const index = destinationOf(event.key, CATEGORIES.indexOf(selected), CATEGORIES.length)
    if (index === null) return
    event.preventDefault()
    show(index)
  }

  return (
    // Fades at its end, where a phone shows that it goes on.
    <div
      ref={list}
      role="tablist"
      aria-label={t('gallery.tabs')}
      className="scrollbar-none -mx-gutter mt-1 mb-2 flex gap-7 sm:mt-4 sm:mb-5 overflow-x-auto pl-gutter pr-16 max-lg:mask-r-from-[calc(100%-4rem)] lg:mx-0 lg:mt-5 lg:mb-4 lg:flex-col lg:gap-0 lg:px-0 noscript:hidden"
    >
      {CATEGORIES.map((category, index) => (
        <button
          key={category}
          type="button"
          role="tab"
          id={tabId(panelId, category)}
          aria-selected={category === selected}
          aria-controls={panelId}
          tabIndex={category === selected ? 0 : -1}
          onClick={() => show(index)}
          onKeyDown={onKeyDown}
          className={clsx(
            'min-h-12 shrink-0 border-b-2 font-semibold transition-colors duration-200 lg:min-h-9 lg:border-b-0 lg:border-l-2 lg:pl-4 lg:text-left',
            category === selected
              ? 'border-accent-600 text-pine-950 forced-colors:underline forced-colors:decoration-2 forced-colors:underline-offset-4'
              : 'border-transparent text-pine-700 hover:border-linen-400 lg:border-linen-200',
          )}
        >
          {t(`gallery.categories.${category}`)}
          <span aria-hidden className="ml-1.5 align-super text-xs font-medium text-pine-600">
            {galleryItems(category).length}
          </span>
        </button>
      ))}
    </div>
  )
}

function destinationOf(key: string, index: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return nextOf(index, count)
    case 'ArrowLeft':
      return previousOf(index, count)
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}
