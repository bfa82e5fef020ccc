import { useTranslation } from 'react-i18next'
import { villa } from '#content/villa.ts'
import { formatNumber } from '#i18n/format.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { Reveal } from '#ui/Reveal.tsx'
import { PoolPlan } from './PoolPlan.tsx'

/** The pool in figures, beside its plan. */
export function Pool() {
  const { t } = useTranslation()
  const language = useLanguage()
  const items = t('info.pool.items', { returnObjects: true })
  return (
    <div className="later bg-pine-900 text-linen-50">
      <div className="mx-auto grid max-w-page grid-cols-1 items-center gap-x-16 gap-y-10 px-gutter py-section lg:grid-cols-[1.15fr_1fr]">
        <Reveal className="lg:order-last">
          <h3 className="text-title">{t('info.pool.title')}</h3>
          <p className="mt-4 max-w-prose text-lead text-linen-200">{t('info.pool.text')}</p>
          <dl className="mt-10 grid grid-cols-2 gap-x-[min(2rem,6vw)] gap-y-8">
            {items.map(({ value, label }) => (
              <div key={label} className="flex flex-col-reverse justify-end">
                <dt className="mt-1 text-linen-200">{label}</dt>
                <dd className="font-serif text-[min(clamp(2.25rem,1.8rem+1.8vw,3.5rem),11vw)] leading-none whitespace-nowrap">
                  {value}
                </dd>
              </div>
            ))}
          </dl>
        </Reveal>
        <Reveal>
          <PoolPlan
            length={`${formatNumber(villa.pool.length, language)} m`}
            width={`${formatNumber(villa.pool.width, language)} m`}
          />
        </Reveal>
      </div>
    </div>
  )
}
