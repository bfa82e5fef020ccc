import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { formatMoney } from '#i18n/formatNumbers.ts'
import { useLanguage } from '#i18n/useLanguage.ts'

type Sum = readonly [name: string, lira: number]

type SumsProps = {
  /** What was agreed or paid. */
  first: Sum
  second: Sum
  /** What somebody has to do something about unless it is nothing. */
  open: Sum
  /** Said below the last. */
  children?: ReactNode
}

/** Three sums of a stay beside each other. */
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
