import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { formatMoney } from '#i18n/formatNumbers.ts'
import { useLanguage } from '#i18n/useLanguage.ts'

type Sum = readonly [name: string, lira: number]

type SumsProps = {
  /** The agreed or paid amount. */
  first: Sum
  second: Sum
  /** The amount that needs attention unless it is 0. */
  open: Sum
  /** Shown below the last amount. */
  children?: ReactNode
}

/** Three amounts of a stay side by side. */
export function Sums({ first, second, open, children }: SumsProps) {
  const language = useLanguage()
  return (
    <dl className="grid grid-cols-3 items-end gap-x-3 tabular-nums">
      {[first, second, open].map(([name, lira], index) => (
        <div key={index}>
          <dt className="text-sm text-pine-700">{name}</dt>
          <dd className={clsx('font-semibold', index === 2 && lira > 0 && 'text-alert-700')}>
            {formatMoney(lira, language)}
            {index === 2 && children}
          </dd>
        </div>
      ))}
    </dl>
  )
}
