import { CircleAlert } from 'lucide-react'
import type { Pool as PoolFacts } from '#content/house.ts'
import { poolPlan } from '#content/plans.ts'
import { formatNumber } from '#i18n/formatNumbers.ts'
import type { Language } from '#i18n/languages.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { Drawing } from '#ui/Drawing.tsx'

/** What else is known of the pool, in sentences. */
function poolExtras(
  pool: PoolFacts,
  t: ReturnType<typeof useTranslation>['t'],
  language: Language,
): string {
  const { shallowDepth, steps, surround } = pool
  return [
    shallowDepth !== undefined &&
      t('info.pool.shallow', { depth: formatNumber(shallowDepth, language) }),
    steps && t('info.pool.steps'),
    surround && t(`info.pool.surrounds.${surround}`),
  ]
    .filter(Boolean)
    .join(' ')
}

/** The pool with its figures and, if there is one, its plan. */
export function Pool({ pool }: { pool: PoolFacts }) {
  const { t, language } = useTranslation()
  const figures = [
    'size',
    'depth',
    ...(pool.children ? (['children'] as const) : []),
    ...(pool.sunLoungers === undefined ? [] : (['loungers'] as const)),
  ] as const
  return (
    // Forced colours would hide the plan, whose lines are light.
    <div className="bg-pine-900 text-linen-50 forced-color-adjust-none">
      <div className="mx-auto grid max-w-page grid-cols-[1.7fr_1fr] items-center gap-x-4 gap-y-3 px-gutter py-5 sm:gap-x-16 sm:py-10 lg:grid-cols-[1.15fr_1fr] lg:grid-rows-[1fr_auto] lg:gap-y-8 lg:py-14">
        <div className="max-lg:col-span-full lg:col-start-2 lg:self-end">
          <h2 className="text-title">{t('info.pool.title')}</h2>
          <p className="mt-2 max-w-text text-linen-200 max-sm:sr-only sm:mt-3 sm:text-lead">
            {t('info.pool.text')} {poolExtras(pool, t, language)}
          </p>
          <p className="mt-2 flex max-w-text gap-2.5 sm:mt-3">
            <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-sun-100" />
            <span className="min-w-0">
              {t(pool.children ? 'info.pool.safetyOfTwo' : 'info.pool.safety')}
            </span>
          </p>
        </div>
        {poolPlan && (
          <div className="lg:col-start-1 lg:row-span-2 lg:row-start-1">
            <Drawing src={poolPlan.drawing} alt="" width={poolPlan.width} height={poolPlan.height}>
              <g
                textAnchor="middle"
                className="fill-linen-50 font-serif text-[22px] max-sm:text-[28px]"
              >
                {poolPlan.dimensions.map(({ of, x, y, isVertical = false }) => (
                  <text
                    key={of}
                    transform={`translate(${x} ${y})${isVertical ? ' rotate(-90)' : ''}`}
                  >
                    {formatNumber(pool[of], language)} m
                  </text>
                ))}
              </g>
            </Drawing>
          </div>
        )}
        <dl className="grid gap-x-8 gap-y-3 sm:gap-y-8 lg:grid-cols-2 lg:self-start">
          {figures.map((figure) => (
            <div key={figure} className="flex flex-col-reverse justify-end">
              <dt className="mt-1 text-linen-200 max-sm:text-[0.8125rem] max-sm:leading-snug">
                {t(`info.pool.${figure}.label`)}
              </dt>
              <dd className="font-serif text-[min(clamp(1.375rem,0.6rem+3.4vw,3.25rem),10vw)] leading-none whitespace-nowrap">
                {t(`info.pool.${figure}.value`)}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  )
}
