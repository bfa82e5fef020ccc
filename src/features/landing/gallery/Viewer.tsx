import { clsx } from 'clsx'
import { memo, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { type Category, gallery } from '#content/gallery.ts'
import { useNearViewport } from '#lib/useNearViewport.ts'
import { CaptionBar } from './CaptionBar.tsx'
import { Exhibit } from './Exhibit.tsx'
import { type Place, stepsFrom } from './order.ts'
import { NextButton, PreviousButton } from './RoundButton.tsx'
import { Slides } from './Slides.tsx'
import { Thumbnails } from './Thumbnails.tsx'
import { useDescription } from '#i18n/useDescription.ts'

const SIZES = '(min-width: 64rem) min(100vw - 24rem, 150vh - 20rem), 100vw'

const ARROW = 'absolute! top-1/2 -translate-y-1/2 shadow-soft max-md:not-focus-visible:sr-only'

type ViewerProps = {
  category: Category
  /** The number of the selected picture in the category, from zero. */
  selected: number
  onSelect: (place: Place) => void
  id: string
  labelledBy: string
  /** Whether the lightbox is open, so that the film pauses. */
  covered: boolean
  fullScreenButton: RefObject<HTMLButtonElement | null>
  onFullScreen: () => void
}

/** One category: the picture, its caption, the thumbnails, and the full-screen button. */
export const Viewer = memo(function Viewer(props: ViewerProps) {
  const { category, selected, onSelect, id, labelledBy, covered } = props
  const { t } = useTranslation()
  const items = gallery[category]
  const describe = useDescription(category)
  const [frame, near] = useNearViewport<HTMLDivElement>('200px')
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
      className="lg:contents"
    >
      <div
        ref={frame}
        className="relative max-sm:-mx-gutter lg:col-start-2 lg:row-span-2 lg:row-start-1"
      >
        <Slides
          key={category}
          items={items}
          selected={selected}
          onSelect={select}
          label={t('gallery.viewer', { category: t(`gallery.categories.${category}`) })}
          prefetch={near}
          onOpen={props.onFullScreen}
          className="transition-opacity duration-500 motion-reduce:transition-none sm:rounded-card starting:opacity-0"
          slideClassName="aspect-3/2 w-full"
        >
          {(item, active) => (
            <Exhibit
              item={item}
              alt={describe(item).alt}
              sizes={SIZES}
              active={active && !covered}
              eager={near}
            />
          )}
        </Slides>
        {/* A phone is swiped; there they are for screen readers and the keyboard. */}
        <PreviousButton onClick={steps.showPrevious} className={clsx(ARROW, 'left-3 lg:left-5')} />
        <NextButton onClick={steps.showNext} className={clsx(ARROW, 'right-3 lg:right-5')} />
      </div>
      <CaptionBar
        caption={current ? describe(current).caption : ''}
        selected={selected}
        count={items.length}
        fullScreenButton={props.fullScreenButton}
        onFullScreen={props.onFullScreen}
      />
      <Thumbnails
        key={category}
        items={items}
        selected={selected}
        onSelect={select}
        describe={describe}
      />
    </div>
  )
})
