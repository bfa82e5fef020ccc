import { useDeferredValue, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CATEGORIES } from '#content/gallery.ts'
import { Reveal } from '#ui/Reveal.tsx'
import { CategoryTabs, tabId } from './gallery/CategoryTabs.tsx'
import type { Place } from './gallery/order.ts'
import { useLightbox } from './gallery/useLightbox.ts'
import { Viewer } from './gallery/Viewer.tsx'

/**
 * Five categories of pictures. On a wide screen all of it fits the window: texts and controls in a
 * column beside the picture, which is as large as the height allows.
 */
export function Gallery() {
  const { t } = useTranslation()
  const [at, setAt] = useState<Place>({ category: CATEGORIES[0], index: 0 })
  // Deferred, so that the tab reacts before a slow phone renders another category's pictures.
  const deferred = useDeferredValue(at)
  const shown = deferred.category === at.category ? at : deferred
  const fullScreenButton = useRef<HTMLButtonElement>(null)
  const { Lightbox, open, close } = useLightbox(fullScreenButton)
  const titleId = useId()
  const panelId = useId()
  return (
    <section id="galeri" aria-labelledby={titleId} className="later lg:-scroll-mt-20">
      <div className="overflow-x-clip bg-white py-8 sm:py-section lg:pt-28 lg:pb-12">
        <div className="mx-auto max-w-page px-gutter lg:grid lg:grid-cols-[1fr_min(100%-19rem,max(24rem,(100svh-15rem)*1.5))] lg:grid-rows-[auto_1fr_auto] lg:gap-x-12">
          <div>
            <Reveal>
              <h2 id={titleId} className="text-title">
                {t('gallery.title')}
              </h2>
              <p className="mt-2 max-w-text text-pine-800 max-sm:hidden sm:text-lead lg:mt-3 lg:text-base">
                {t('gallery.lead')}
              </p>
            </Reveal>
            <CategoryTabs
              selected={at.category}
              onSelect={(category) => setAt({ category, index: 0 })}
              panelId={panelId}
            />
          </div>
          <Viewer
            category={shown.category}
            selected={shown.index}
            onSelect={setAt}
            id={panelId}
            labelledBy={tabId(panelId, shown.category)}
            covered={Lightbox !== null}
            fullScreenButton={fullScreenButton}
            onFullScreen={open}
          />
        </div>
      </div>
      {Lightbox && <Lightbox at={at} onMove={setAt} onClose={close} />}
    </section>
  )
}
