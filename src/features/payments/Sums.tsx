import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useTranslation } from '#i18n/useTranslation.ts'
import { formatMoney } from '#i18n/formatNumbers.ts'
import { ablativeOf } from '#i18n/endings.ts'
import { formatDate } from '#i18n/format.ts'
import type { IsoDate } from '#domain/date.ts'

type Sum = readonly [name: string, lira: number]

type SumsProps = {
  first: Sum
  second: Sum
  /** The amount that needs attention unless it is 0. */
  open: Sum
  /** Shown below the last amount. */
  children?: ReactNode
}

/** Three amounts of a stay: the last one large above the others while it needs attention. */
export function Sums({ first, second, open, children }: SumsProps) {
  const { language } = useTranslation()
  return (
    <dl className="grid grid-cols-3 items-end gap-x-3 gap-y-2 tabular-nums">
      {[first, second, open].map(([name, lira], index) => {
        const isLoud = index === 2 && lira > 0
        return (
          <div key={index} className={clsx(isLoud && 'order-first col-span-full')}>
            <dt className="text-sm text-pine-700">{name}</dt>
            <dd
              className={clsx(isLoud ? 'font-serif text-heading text-alert-700' : 'font-semibold')}
            >
              {formatMoney(lira, language)}
              {index === 2 && children}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

/** The payments of a cancelled stay, the kept amount, and the refund or amount due. */
export function KeptSums({ paid, kept }: { paid: number; kept: number }) {
  const { t } = useTranslation()
  return (
    <Sums
      first={[t('office.cancelling.paid'), paid]}
      second={[t('office.cancelling.kept'), kept]}
      open={
        kept > paid
          ? [t('office.cancelling.owed'), kept - paid]
          : [t('office.cancelling.refund'), paid - kept]
      }
    />
  )
}

/** The date since which an amount is overdue. */
export function OverdueSince({ day, className }: { day: IsoDate; className?: string }) {
  const { t, language } = useTranslation()
  const ablative = ablativeOf(Number(day.slice(0, 4)))
  return (
    <span className={className}>
      {t('office.payments.since', {
        day: formatDate(day, language).replaceAll(' ', '\u00A0'),
        ablative,
      })}
    </span>
  )
}
