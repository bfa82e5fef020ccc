import { clsx } from 'clsx'
import { formatMoney } from '#i18n/formatNumbers.ts'
import { useTranslation } from '#i18n/useTranslation.ts'

type Sum = readonly [name: string, lira: number]

/** Three amounts of a stay; the last one is large while it is not 0. */
export function Sums({ first, second, open }: { first: Sum; second: Sum; open: Sum }) {
  const { language } = useTranslation()
  return (
    <dl className="grid grid-cols-3 items-end gap-x-3 tabular-nums">
      {[first, second, open].map(([name, lira], index) => (
        <div key={name}>
          <dt className="text-sm text-pine-700">{name}</dt>
          <dd
            className={clsx(
              index === 2 && lira > 0 ? 'font-serif text-heading text-alert-700' : 'font-semibold',
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
      first={[t('office.payments.paid'), paid]}
      second={[t('office.cancelling.kept'), kept]}
      open={open}
    />
  )
}
