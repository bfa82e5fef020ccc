import { useTranslation } from 'react-i18next'
import type { IsoDate } from '#domain/date.ts'
import type { Reservation } from '#domain/reservation.ts'
import { useLedger } from '#features/payments/paymentsContext.ts'
import { formatMoney, formatNumber } from '#i18n/formatNumbers.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { rememberLast } from '#lib/rememberLast.ts'
import { figuresOf } from './stayFigures.ts'

type StayFiguresProps = { reservations: readonly Reservation[]; today: IsoDate }

const figuresHere = rememberLast(figuresOf)

/** Three figures of the coming stays. */
export function StayFigures({ reservations, today }: StayFiguresProps) {
  const { t } = useTranslation()
  const ledger = useLedger()
  const figures = figuresHere(reservations, ledger, today)
  const language = useLanguage()
  return (
    <dl className="grid grid-cols-[1fr_1fr_auto] gap-x-4 sm:flex sm:gap-x-10">
      <Figure
        name={t('admin.figures.coming', { count: figures.coming })}
        value={formatNumber(figures.coming, language)}
      />
      <Figure name={t('admin.figures.nights')} value={formatNumber(figures.nights, language)} />
      <Figure
        name={t('admin.figures.toCollect')}
        value={formatMoney(figures.toCollect, language)}
      />
    </dl>
  )
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="text-sm text-pine-700 max-sm:text-xs">{name}</dt>
      <dd className="font-serif text-heading tabular-nums">{value}</dd>
    </div>
  )
}
