import { clsx } from 'clsx'
import { type KeyboardEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { CATEGORIES, type Category, gallery } from '#content/gallery.ts'
import { prefersReducedMotion } from '#lib/preferences.ts'
import { nextOf, previousOf } from './order.ts'

type CategoryTabsProps = {
  selected: Category
  onSelect: (category: Category) => void
  /** The id of the tabs' panel, from which `tabId` derives those of the tabs. */
  panelId: string
}

/** The id of a category's tab. */
export function tabId(panelId: string, category: Category): string {
  return `${panelId}-${category}`
}

/** The categories as tabs: arrow keys, Home and End select them. */
export function CategoryTabs({ selected, onSelect, panelId }: CategoryTabsProps) {
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
      className="scrollbar-none -mx-gutter mt-3 mb-4 flex sm:mt-6 sm:mb-5 gap-7 overflow-x-auto pl-gutter pr-16 max-lg:mask-r-from-[calc(100%-4rem)] lg:mx-0 lg:mt-5 lg:mb-4 lg:flex-col lg:gap-0 lg:px-0 noscript:hidden"
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
            {gallery[category].length}
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
