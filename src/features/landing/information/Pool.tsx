import { CircleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { villa } from '#content/villa.ts'
import { formatNumber } from '#i18n/formatNumbers.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { Reveal } from '#ui/Reveal.tsx'
import { PoolPlan } from './PoolPlan.tsx'

/** The pool's dimensions beside its plan. */
export function Pool() {
  const { t } = useTranslation()
  const language = useLanguage()
  const items = t('info.pool.items', { returnObjects: true })
  return (
    <div className="later bg-pine-900 text-linen-50">
      <div className="mx-auto grid max-w-page grid-cols-1 items-center gap-x-16 gap-y-5 px-gutter py-8 lg:py-20 lg:grid-cols-[1.15fr_1fr]">
        <Reveal className="lg:order-last">
          <h3 className="text-title">{t('info.pool.title')}</h3>
          <p className="mt-2 max-w-text text-linen-200 sm:mt-3 sm:text-lead">
            {t('info.pool.text')}
          </p>
          <p className="mt-2 flex sm:mt-3 max-w-text gap-2.5">
            <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-sun-100" />
            <span className="min-w-0">{t('info.pool.safety')}</span>
          </p>
          <dl className="mt-5 grid grid-cols-[repeat(auto-fit,minmax(min(3.9rem,100%),1fr))] gap-x-3 gap-y-6 sm:mt-10 sm:grid-cols-2 sm:gap-x-8 sm:gap-y-8">
            {items.map(({ value, label }) => (
              <div key={label} className="flex flex-col-reverse justify-end">
                <dt className="mt-1 text-linen-200 max-sm:text-[0.8125rem] max-sm:leading-snug">
                  {label}
                </dt>
                <dd className="font-serif text-[min(clamp(1.375rem,0.6rem+3.4vw,3.5rem),10vw)] leading-none whitespace-nowrap">
                  {value}
                </dd>
              </div>
            ))}
          </dl>
        </Reveal>
        <Reveal className="max-sm:mx-auto max-sm:w-8/12">
          <PoolPlan
            length={`${formatNumber(villa.pool.length, language)} m`}
            width={`${formatNumber(villa.pool.width, language)} m`}
          />
        </Reveal>
      </div>
    </div>
  )
}
