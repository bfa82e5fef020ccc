import { useEffect, useMemo, useRef, useState } from 'react'
import { daysBetween, addDays, type IsoDate } from '#domain/date.ts'
import { monthSpan } from '#domain/office/figures.ts'
import { freeStayFrom, usesOf } from '#domain/office/yearDays.ts'
import { accountIn, type Ledger } from '#domain/payments/ledger.ts'
import { pricesOfNights } from '#domain/prices/quote.ts'
import type { PriceSeason } from '#domain/prices/season.ts'
import type { Reservation } from '#domain/reservation.ts'
import { countNights, type Stay } from '#domain/stay.ts'
import { dayOfCell, focusDay, onGridKey, type StayLook } from '#features/office/month/fills.ts'
import { MonthGrid } from '#features/office/month/MonthGrid.tsx'
import { formatDates } from '#features/office/stayText.ts'
import { formatMoney } from '#i18n/formatNumbers.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { Button } from '#ui/Button.tsx'

type BookingCalendarProps = {
  /** The first of the twelve shown months, 1 to 12. */
  year: number
  month: number
  reservations: readonly Reservation[]
  payments: Ledger
  today: IsoDate
  /** The day of the address, which has the focus first. */
  day: IsoDate | null
  /** The owners' seasons, whose prices the free nights show. */
  seasons: readonly PriceSeason[]
  /** Begins a stay on free days. */
  onBook: (stay: Stay) => void
  /** Closes free days. */
  onClose: (stay: Stay) => void
  onOpen: (reservation: Reservation) => void
}

const MONTHS = Array.from({ length: 12 }, (_, index) => index)

/** The months with their stays; one tab stop. A free day, and a day of departure, can be chosen. */
export function BookingCalendar(props: BookingCalendarProps) {
  const { year, month, reservations, payments, today, day, seasons, onBook, onClose, onOpen } =
    props
  const { checkIn } = monthSpan(year, month)
  const { checkIn: checkOut } = monthSpan(year, month + MONTHS.length)
  const uses = useMemo(
    () => usesOf(reservations, { checkIn, checkOut }),
    [reservations, checkIn, checkOut],
  )
  const prices = useMemo(
    () => pricesOfNights({ checkIn, checkOut }, seasons),
    [checkIn, checkOut, seasons],
  )
  const { noteOf, lookOf } = useStayLook(payments, today)
  const root = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState<Stay | null>(null)
  const [cursor, setCursor] = useState<IsoDate>(day ?? today)
  // Other months may be shown by now.
  const reachable = uses.has(cursor) ? cursor : uses.has(today) ? today : checkIn

  useEffect(() => {
    if (day) focusDay(root.current, day)
  }, [day])

  function goTo(day: IsoDate) {
    if (!uses.has(day)) return
    setCursor(day)
    focusDay(root.current, day)
  }

  function choose(day: IsoDate) {
    setCursor(day)
    const nights = chosen ? daysBetween(chosen.checkIn, day) : 0
    if (chosen && nights > 0) {
      const free = freeStayFrom(reservations, chosen.checkIn, nights)
      if (free.checkOut === day) return setChosen(free)
    }
    const night = uses.get(day)?.night
    setChosen(night ? null : { checkIn: day, checkOut: addDays(day, 1) })
    if (night) onOpen(night)
  }

  function finish(run: (stay: Stay) => void) {
    setChosen(null)
    if (chosen) run(chosen)
  }

  return (
    <>
      {/* The cells handle no events themselves; one element handles those of 365 cells. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        ref={root}
        className="grid gap-x-6 gap-y-5 select-none sm:grid-cols-2 lg:grid-cols-3 2xl:grid-cols-4"
        onKeyDown={(event) => {
          if (event.key === 'Escape') setChosen(null)
          else onGridKey(event, { goTo, choose })
        }}
        onClick={(event) => {
          const day = dayOfCell(event.target)
          if (day) choose(day)
        }}
      >
        {MONTHS.map((index) => (
          <MonthGrid
            key={index}
            span={monthSpan(year, month + index)}
            days={{ uses, prices, noteOf, lookOf }}
            today={today}
            cursor={reachable}
            chosenStay={chosen}
          />
        ))}
      </div>
      {chosen && (
        <ChosenDays
          stay={chosen}
          onBook={() => finish(onBook)}
          onClose={() => finish(onClose)}
          onCancel={() => setChosen(null)}
        />
      )}
    </>
  )
}

type ChosenDaysProps = {
  stay: Stay
  onBook: () => void
  onClose: () => void
  onCancel: () => void
}

/** The actions for the chosen days; above the navigation of a phone. */
function ChosenDays({ stay, onBook, onClose, onCancel }: ChosenDaysProps) {
  const { t, language } = useTranslation()
  return (
    <div className="sticky bottom-22 z-10 mt-3 flex flex-wrap items-center gap-2 rounded-field bg-pine-800 py-2 pr-2 pl-4 text-white md:bottom-2">
      <output className="grow">
        {formatDates(stay, language)} · {t('admin.nights', { count: countNights(stay) })}
      </output>
      <Button size="small" onClick={onBook}>
        {t('office.year.book')}
      </Button>
      <Button size="small" onClick={onClose}>
        {t('office.year.close')}
      </Button>
      <Button size="small" onClick={onCancel}>
        {t('admin.cancel')}
      </Button>
    </div>
  )
}

function useStayLook(payments: Ledger, today: IsoDate) {
  const { t, language } = useTranslation()
  return useMemo(() => {
    const account = (stay: Reservation) => accountIn(payments, stay, today)

    function noteOf(reservation: Reservation): string {
      const { source, blocked, held } = reservation
      if (blocked) return ''
      if (held) return ` · ${t('office.year.kinds.held')}`
      const { agreed, outstanding } = account(reservation)
      const parts = [
        ...(source ? [t(`admin.sources.${source}`)] : []),
        ...(outstanding > 0
          ? [t('office.year.owes', { amount: formatMoney(outstanding, language) })]
          : agreed > 0
            ? [t('office.year.paid')]
            : []),
      ]
      return parts.map((part) => ` · ${part}`).join('')
    }

    function lookOf(reservation: Reservation): StayLook {
      if (reservation.held) return 'held'
      // A balance before the arrival is usual, so that only a missing payment is marked.
      const { outstanding, paid, depositAwaited, overdueSince } = account(reservation)
      if (outstanding > 0 && (paid <= 0 || depositAwaited || overdueSince)) return 'unpaid'
      return reservation.source ? 'channel' : 'stay'
    }

    return { noteOf, lookOf }
  }, [t, language, payments, today])
}
