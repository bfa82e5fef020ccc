import { clsx } from 'clsx'
import { memo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { type Category, gallery } from '#content/gallery.ts'
import { useNearViewport } from '#lib/useNearViewport.ts'
import { CaptionBar } from './CaptionBar.tsx'
import { Exhibit } from './Exhibit.tsx'
import { NextButton, PreviousButton } from './RoundButton.tsx'
import { Slides } from './Slides.tsx'
import { Thumbnails } from './Thumbnails.tsx'
import { useDescription } from '#i18n/useDescription.ts'
import { useLightbox } from './useLightbox.ts'
import { useSelection } from './useSelection.ts'

const SIZES = '(min-width: 64rem) min(100vw - 24rem, 150vh - 20rem), 100vw'

const ARROW = 'absolute! top-1/2 -translate-y-1/2 shadow-soft max-md:not-focus-visible:sr-only'

type ViewerProps = { category: Category; id: string; labelledBy: string }

/** One category: the picture, its caption, the thumbnails, and the full-screen button. */
export const Viewer = memo(function Viewer({ category, id, labelledBy }: ViewerProps) {
  const { t } = useTranslation()
  const items = gallery[category]
  const describe = useDescription(category)
  const [frame, near] = useNearViewport<HTMLDivElement>('200px')
  const selection = useSelection(items.length)
  const fullScreenButton = useRef<HTMLButtonElement>(null)
  const { Lightbox, open, close } = useLightbox(fullScreenButton)

  const { selected, select } = selection
  const current = items[selected]
  const label = t('gallery.viewer', { category: t(`gallery.categories.${category}`) })
  return (
    // Handles the arrow keys of all controls inside, including the lightbox.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      role="tabpanel"
      id={id}
      aria-labelledby={labelledBy}
      onKeyDown={selection.onKeyDown}
      className="lg:contents"
    >
      <div
        ref={frame}
        className="relative transition-opacity duration-500 motion-reduce:transition-none max-sm:-mx-gutter lg:col-start-2 lg:row-span-2 lg:row-start-1 starting:opacity-0"
      >
        <Slides
          items={items}
          selection={selection}
          label={label}
          prefetch={near}
          onOpen={open}
          className="sm:rounded-card"
          slideClassName="aspect-3/2 w-full"
        >
          {(item, active) => (
            <Exhibit
              item={item}
              alt={describe(item).alt}
              sizes={SIZES}
              active={active && !Lightbox}
              eager={near}
            />
          )}
        </Slides>
        {/* A phone is swiped; there they are for screen readers and the keyboard. */}
        <PreviousButton
          onClick={selection.showPrevious}
          className={clsx(ARROW, 'left-3 lg:left-5')}
        />
        <NextButton onClick={selection.showNext} className={clsx(ARROW, 'right-3 lg:right-5')} />
      </div>
      <CaptionBar
        caption={current ? describe(current).caption : ''}
        selected={selected}
        count={items.length}
        fullScreenButton={fullScreenButton}
        onFullScreen={open}
      />
      <Thumbnails items={items} selected={selected} onSelect={select} describe={describe} />
      {Lightbox && (
        <Lightbox
          items={items}
          label={label}
          describe={describe}
          selection={selection}
          onClose={close}
        />
      )}
    </div>
  )
})
