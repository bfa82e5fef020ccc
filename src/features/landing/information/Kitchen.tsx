import { useTranslation } from 'react-i18next'
import { Reveal } from '#ui/Reveal.tsx'
import { Photograph } from '#features/landing/Photograph.tsx'

/** The kitchen, with what is in its cupboards. */
export function Kitchen() {
  const { t } = useTranslation()
  const items = t('info.kitchen.items', { returnObjects: true })
  return (
    <div className="later mt-section grid grid-cols-1 bg-mint-100 lg:grid-cols-2">
      <Photograph
        category="livingRoom"
        number={5}
        sizes="(min-width: 64rem) 50vw, 100vw"
        className="aspect-[4/3] lg:aspect-auto lg:min-h-[44rem] [&_img]:object-[30%_50%]"
      />
      <Reveal className="max-w-[40rem] px-gutter py-12 lg:self-center lg:py-section lg:pl-16 xl:pl-24">
        <h3 className="text-title">{t('info.kitchen.title')}</h3>
        <p className="mt-4 text-lead text-pine-800">{t('info.kitchen.text')}</p>
        <ul className="mt-6 grid gap-x-10 sm:grid-cols-2">
          {items.map((item) => (
            <li key={item} className="border-t border-pine-700/20 py-3">
              {item}
            </li>
          ))}
        </ul>
      </Reveal>
    </div>
  )
}
