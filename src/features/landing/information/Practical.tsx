import { useTranslation } from 'react-i18next'
import { Reveal } from '#ui/Reveal.tsx'

/** The facts that guests compare first. */
export function Practical() {
  const { t } = useTranslation()
  return (
    <div className="later mx-auto max-w-page px-gutter pb-section">
      <Reveal className="rounded-card bg-linen-100 p-[min(1.5rem,6vw)] lg:grid lg:grid-cols-[1fr_4fr] lg:gap-x-12 lg:p-10">
        <h3 className="text-heading">{t('house.practical.title')}</h3>
        <dl className="mt-4 grid grid-pairs gap-x-5 gap-y-4 sm:grid-cols-2 lg:mt-0 lg:grid-cols-4 lg:gap-x-8 lg:gap-y-7">
          {t('house.practical.items', { returnObjects: true }).map(({ title, text }) => (
            <div key={title} className="min-w-0 wrap-break-word">
              <dt className="text-sm text-pine-700">{title}</dt>
              <dd className="leading-snug font-medium lg:mt-0.5">{text}</dd>
            </div>
          ))}
        </dl>
      </Reveal>
    </div>
  )
}
