import { clsx } from 'clsx'
import type { Sums } from '#domain/stay/money.ts'
import { formatMoney } from '#i18n/formatNumbers.ts'
import { useTranslation } from '#i18n/useTranslation.ts'

type SumListProps = { sums: Sums; isCancelled: boolean }

/** The settled amounts of a stay and the open one, which is large while it is not 0. */
export function SumList({ sums, isCancelled }: SumListProps) {
  const { t, language } = useTranslation()
  const { received, refunded, kept, owed, overpaid } = sums
  const open =
    overpaid > 0
      ? ([t('office.cancelling.refund'), overpaid] as const)
      : ([t('office.payments.outstanding'), owed] as const)
  const settled = [
    [t('office.payments.paid'), received] as const,
    ...(refunded > 0 ? [[t('office.payments.refunded'), refunded] as const] : []),
    ...(isCancelled ? [[t('office.cancelling.kept'), kept] as const] : []),
  ]
  return (
    <dl className="grid grid-cols-3 items-end gap-x-3 tabular-nums">
      {[...settled, open].map(([name, amount]) => (
        <div key={name}>
          <dt className="text-sm text-pine-700">{name}</dt>
          <dd
            className={clsx(
              name === open[0] && amount > 0
                ? 'font-serif text-heading text-alert-700'
                : 'font-semibold',
            )}
          >
            {formatMoney(amount, language)}
          </dd>
        </div>
      ))}
    </dl>
  )
}
