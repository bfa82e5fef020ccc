import { useTranslation } from 'react-i18next'
import { Reveal } from '#ui/Reveal.tsx'
import { Photograph } from '#features/landing/Photograph.tsx'

/** The kitchen and its equipment. */
export function Kitchen() {
  const { t } = useTranslation()
  const items = t('info.kitchen.items', { returnObjects: true })
  return (
    <div className="later mt-section bg-mint-100 sm:py-section">
      <div className="mx-auto grid max-w-page grid-cols-1 items-center gap-x-16 gap-y-10 px-gutter max-sm:gap-y-7 max-sm:pb-section lg:grid-cols-2 xl:gap-x-24">
        <Photograph
          category="livingRoom"
          number={4}
          shape="card"
          sizes="(min-width: 96rem) 44rem, (min-width: 64rem) 50vw, 100vw"
          className="aspect-[3/2] lg:aspect-[4/3] [&_img]:object-[60%_50%]"
        />
        <Reveal>
          <h3 className="text-title">{t('info.kitchen.title')}</h3>
          <p className="mt-4 max-w-text text-lead text-pine-800">{t('info.kitchen.text')}</p>
          <ul className="mt-4 max-sm:dots sm:mt-6 sm:grid sm:grid-cols-2 sm:gap-x-10">
            {items.map((item) => (
              <li key={item} className="border-pine-700/20 sm:border-t sm:py-3">
                {item}
              </li>
            ))}
          </ul>
        </Reveal>
      </div>
    </div>
  )
}
