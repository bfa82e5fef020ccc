import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { saveStay } from '#db/save.ts'
import type { Season } from '#db/season.ts'
import { usePrices } from '#db/stores.ts'
import { addDays, daysBetween, type IsoDate } from '#domain/date.ts'
import { monthSpan } from '#domain/payments/figures.ts'
import { type SeasonLedger, situationIn } from '#domain/payments/ledger.ts'
import type { PriceSeason } from '#domain/prices/prices.ts'
import { pricesOfNights } from '#domain/prices/quote.ts'
import { freeStayFrom } from '#domain/stay/availability.ts'
import type { Reservation } from '#domain/stay/reservation.ts'
import { toClose } from '#domain/stay/stayChange.ts'
import { countNights, type StayDates } from '#domain/stay/stayDates.ts'
import { usesOf } from '#domain/stay/yearDays.ts'
import { formatMonthOf } from '#i18n/format.ts'
import { formatMoney } from '#i18n/formatNumbers.ts'
import { newStayAddress, stayAddress } from '#i18n/officeAddresses.ts'
import { formatDates } from '#i18n/stayText.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { toastFailure } from '#office/shared/messages.ts'
import {
  dayOfCell,
  focusDay,
  MonthGrid,
  onGridKey,
  type StayLook,
} from '#office/shared/MonthGrid.tsx'
import { toastStored } from '#office/shared/stayCommands.ts'
import { useOfficeToday } from '#office/shared/useOfficeToday.ts'
import { Button } from '#ui/Button.tsx'
import { useMedia } from '#ui/media.ts'

type BookingCalendarProps = {
  season: Season
  /** The first of the twelve shown months, 1 to 12. */
  year: number
  month: number
  /** The day of the address, which has the focus first. */
  day: IsoDate | null
}

const MONTHS = Array.from({ length: 12 }, (_, index) => index)

const NO_SEASONS: readonly PriceSeason[] = []

/** The number of months that a phone shows first; each further one is unfolded. */
const UNFOLDED = 3

/** The months with their stays; one tab stop. A free day, and a day of departure, can be chosen. */
export function BookingCalendar({ season, year, month, day }: BookingCalendarProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const today = useOfficeToday()
  const stored = usePrices()
  const seasons = stored.state === 'ready' ? stored.value.seasons : NO_SEASONS
  const { reservations } = season
  const { checkIn } = monthSpan(year, month)
  const { checkIn: checkOut } = monthSpan(year, month + MONTHS.length)
  const uses = usesOf(reservations, { checkIn, checkOut })
  const prices = pricesOfNights({ checkIn, checkOut }, seasons)
  const { noteOf, lookOf } = useStayLook(season, today)
  const hasColumns = useMedia('(min-width: 40rem)')
  const root = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState<StayDates | null>(null)
  const [cursor, setCursor] = useState<IsoDate>(day ?? today)
  // Other months may be shown by now.
  const reachable = uses.has(cursor) ? cursor : uses.has(today) ? today : checkIn

  useEffect(() => {
    if (!day) return
    showDay(root.current, day)
    root.current?.querySelector(`[data-day="${day}"]`)?.closest('section')?.scrollIntoView()
  }, [day])

  function goTo(day: IsoDate) {
    if (!uses.has(day)) return
    setCursor(day)
    showDay(root.current, day)
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
    if (night) void navigate(stayAddress(night.id))
  }

  function close(dates: StayDates) {
    setChosen(null)
    saveStay(toClose(dates, t('admin.form.closedName'))).then(toastStored, toastFailure)
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
        {MONTHS.map((index) => {
          const Month = hasColumns || index < UNFOLDED ? MonthGrid : FoldedMonth
          return (
            <Month
              key={index}
              span={monthSpan(year, month + index)}
              days={{ uses, prices, noteOf, lookOf }}
              today={today}
              cursor={reachable}
              chosenStay={chosen}
            />
          )
        })}
      </div>
      {chosen && (
        <ChosenDays
          dates={chosen}
          onBook={() => void navigate(newStayAddress(chosen))}
          onClose={() => close(chosen)}
          onCancel={() => setChosen(null)}
        />
      )}
    </>
  )
}

function FoldedMonth(props: ComponentProps<typeof MonthGrid>) {
  const { language } = useTranslation()
  const name = formatMonthOf(props.span.checkIn.slice(0, 7), language)
  return (
    <details>
      <summary className="cursor-pointer py-1 font-serif text-lg">{name}</summary>
      <MonthGrid {...props} title={<span className="sr-only">{name}</span>} />
    </details>
  )
}

/** Focuses a day's cell; its month may be folded. */
function showDay(months: HTMLElement | null, day: IsoDate): void {
  const fold = months?.querySelector(`[data-day="${day}"]`)?.closest('details')
  if (fold) fold.open = true
  focusDay(months, day)
}

type ChosenDaysProps = {
  dates: StayDates
  onBook: () => void
  onClose: () => void
  onCancel: () => void
}

/** The actions for the chosen days; above the navigation of a phone. */
function ChosenDays({ dates, onBook, onClose, onCancel }: ChosenDaysProps) {
  const { t, language } = useTranslation()
  return (
    <div className="sticky bottom-22 z-10 mt-3 flex flex-wrap items-center gap-2 rounded-field bg-pine-800 py-2 pr-2 pl-4 text-white md:bottom-2">
      <output className="grow">
        {formatDates(dates, language)} · {t('units.nights', { count: countNights(dates) })}
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

function useStayLook(ledger: SeasonLedger, today: IsoDate) {
  const { t, language } = useTranslation()
  const situation = (stay: Reservation) => situationIn(ledger, stay, today)

  function noteOf(reservation: Reservation): string {
    const { source, status } = reservation
    if (status === 'blocked') return ''
    if (status === 'held') return ` · ${t('office.year.kinds.held')}`
    const { agreed, owed } = situation(reservation)
    const parts = [
      ...(source ? [t(`admin.sources.${source}`)] : []),
      ...(owed > 0
        ? [t('office.year.owes', { amount: formatMoney(owed, language) })]
        : agreed > 0
          ? [t('office.year.paid')]
          : []),
    ]
    return parts.map((part) => ` · ${part}`).join('')
  }

  function lookOf(reservation: Reservation): StayLook {
    if (reservation.status === 'held') return 'held'
    // A balance before the arrival is usual, so that only a missing payment is marked.
    const { due, paid } = situation(reservation)
    if (due && (paid <= 0 || due.kind === 'deposit' || due.isLate)) return 'unpaid'
    return reservation.source ? 'channel' : 'stay'
  }

  return { noteOf, lookOf }
}
