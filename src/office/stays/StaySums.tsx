import { clsx } from 'clsx'
import { formatMoney } from '#i18n/formatNumbers.ts'
import { useTranslation } from '#i18n/useTranslation.ts'

type Sum = readonly [name: string, lira: number]

/** The settled amounts of a stay and the open one, which is large while it is not 0. */
export function Sums({ settled, open }: { settled: readonly Sum[]; open: Sum }) {
  const { language } = useTranslation()
  return (
    <dl className="grid grid-cols-3 items-end gap-x-3 tabular-nums">
      {[...settled, open].map(([name, lira]) => (
        <div key={name}>
          <dt className="text-sm text-pine-700">{name}</dt>
          <dd
            className={clsx(
              name === open[0] && lira > 0
                ? 'font-serif text-heading text-alert-700'
                : 'font-semibold',
            )}
          >
            {formatMoney(lira, language)}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** What a guest of a cancelled stay paid, what is kept, and the refund or what is still due. */
export function KeptSums({ paid, kept }: { paid: number; kept: number }) {
  const { t } = useTranslation()
  const open =
    kept > paid
      ? ([t('office.payments.outstanding'), kept - paid] as const)
      : ([t('office.cancelling.refund'), paid - kept] as const)
  return (
    <Sums
      settled={[
        [t('office.payments.paid'), paid],
        [t('office.cancelling.kept'), kept],
      ]}
      open={open}
    />
  )
}
