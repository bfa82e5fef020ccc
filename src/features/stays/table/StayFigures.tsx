import { useTranslation } from 'react-i18next'
import { addDays, type IsoDate } from '#domain/date.ts'
import type { Reservation } from '#domain/reservation.ts'
import { accountIn, type Ledger } from '#domain/payments/ledger.ts'
import { countNights, isPast } from '#domain/stay.ts'
import { useLedger } from '#features/payments/paymentsContext.ts'
import { formatMoney, formatNumber } from '#i18n/formatNumbers.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { rememberLast } from '#lib/stableValues.ts'

const DAYS_AHEAD = 30

/**
 * The number of coming stays, the booked nights of the next 30 days, and the lira to collect,
 * including from guests who have left.
 */
export function figuresOf(reservations: readonly Reservation[], ledger: Ledger, today: IsoDate) {
  const end = addDays(today, DAYS_AHEAD)
  const figures = { coming: 0, nights: 0, toCollect: 0 }
  for (const reservation of reservations) {
    const { stay } = reservation
    figures.toCollect += accountIn(ledger, reservation, today).outstanding
    if (isPast(stay, today)) continue
    if (stay.checkIn > today && !reservation.blocked) figures.coming += 1
    const checkIn = stay.checkIn > today ? stay.checkIn : today
    const checkOut = stay.checkOut < end ? stay.checkOut : end
    figures.nights += Math.max(0, countNights({ checkIn, checkOut }))
  }
  return figures
}

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
