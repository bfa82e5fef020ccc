import { clsx } from 'clsx'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CATEGORIES, type Category } from '#content/gallery.ts'
import { Reveal } from '#ui/Reveal.tsx'
import { CategoryTabs, tabId } from './gallery/CategoryTabs.tsx'
import { Viewer } from './gallery/Viewer.tsx'

/** Where the page's text begins, and how wide a slide is on a desk: in line with the text, and no taller than the screen allows. */
const MEASURES = clsx(
  '[--edge:max(theme(spacing.gutter),calc((100%-theme(maxWidth.page))/2+theme(spacing.gutter)))]',
  '[--slide:min(100cqw-2*theme(spacing.gutter),theme(maxWidth.page)-2*theme(spacing.gutter),max(30rem,(100svh-16rem)*1.5))]',
)

/** The house in pictures: five categories, each from its first item on. */
export function Gallery() {
  const { t } = useTranslation()
  const [category, setCategory] = useState<Category>(CATEGORIES[0])
  const titleId = useId()
  const panelId = useId()
  return (
    <section id="galeri" aria-labelledby={titleId} className="later">
      <div className={clsx('@container overflow-x-clip bg-white py-section', MEASURES)}>
        <div className="mb-5 px-(--edge) xl:mb-8 xl:flex xl:items-end xl:justify-between xl:gap-12">
          <Reveal>
            <h2 id={titleId} className="text-title">
              {t('gallery.title')}
            </h2>
            <p className="mt-4 max-w-prose text-lead text-pine-800">{t('gallery.lead')}</p>
          </Reveal>
          <CategoryTabs
            selected={category}
            onSelect={setCategory}
            panelId={panelId}
            className="-mx-(--edge) mt-8 px-(--edge) xl:mx-0 xl:shrink-0 xl:px-0"
          />
        </div>
        <Viewer
          key={category}
          category={category}
          id={panelId}
          labelledBy={tabId(panelId, category)}
        />
      </div>
    </section>
  )
}
