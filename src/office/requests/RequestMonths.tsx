import { useSeason } from '#db/stores.ts'
import { addDays } from '#domain/date.ts'
import { monthSpan } from '#domain/payments/figures.ts'
import type { Reservation } from '#domain/stay/reservation.ts'
import type { StayDates } from '#domain/stay/stayDates.ts'
import { usesOf } from '#domain/stay/yearDays.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { MonthGrid, type StayLook } from '#office/shared/MonthGrid.tsx'
import { useOfficeToday } from '#office/shared/useOfficeToday.ts'
import { useMedia } from '#ui/media.ts'

/** The months that requested days touch, with the neighbours' names; folded on a narrow screen. */
export function RequestMonths({ dates }: { dates: StayDates }) {
  const { t } = useTranslation()
  const isWide = useMedia('(min-width: 64rem)')
  const months = new Set([dates.checkIn, addDays(dates.checkOut, -1)].map((day) => day.slice(0, 7)))
  const grids = [...months].map((month) => <Month key={month} month={month} dates={dates} />)
  if (isWide) return <div className="flex shrink-0 items-start gap-6 *:w-60">{grids}</div>
  return (
    <details>
      <summary className="w-fit cursor-pointer py-2 font-semibold text-accent-700">
        {t('office.requests.month')}
      </summary>
      {grids}
    </details>
  )
}

/** A month as yyyy-MM. */
type MonthProps = { month: string; dates: StayDates }

function Month({ month, dates }: MonthProps) {
  const today = useOfficeToday()
  const season = useSeason()
  const reservations = season.state === 'ready' ? season.value.reservations : NONE
  const [year = 0, number = 0] = month.split('-').map(Number)
  const span = monthSpan(year, number)
  const days = { uses: usesOf(reservations, span), noteOf: noNote, lookOf }
  return <MonthGrid span={span} days={days} today={today} cursor={null} chosenStay={dates} />
}

const NONE: readonly Reservation[] = []

const noNote = () => ''

function lookOf({ status, source }: Reservation): StayLook {
  if (status === 'held') return 'held'
  return source ? 'channel' : 'stay'
}
