import { type PointerEvent, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useTranslation } from '#i18n/useTranslation.ts'
import { daysBetween, type IsoDate } from '#domain/date.ts'
import { monthSpan, yearSpan } from '#domain/office/figures.ts'
import type { Held } from '#domain/inbox.ts'
import { freeStayFrom, usesOf } from '#domain/office/yearDays.ts'
import { pricesOfNights } from '#domain/prices/quote.ts'
import type { PriceSeason } from '#domain/prices/season.ts'
import type { Reservation } from '#domain/reservation.ts'
import type { Stay } from '#domain/stay.ts'
import { MonthGrid } from '#features/office/month/MonthGrid.tsx'
import { formatLongDate } from '#i18n/format.ts'
import { Button } from '#ui/Button.tsx'
import { accountOf } from '#domain/payments/account.ts'
import { paymentsOf } from '#domain/payments/ledger.ts'
import {
  cellOf,
  dayOfCell,
  focusDay,
  onGridKey,
  type StayLook,
} from '#features/office/month/fills.ts'
import { useLedger } from '#features/payments/paymentsContext.ts'
import { formatMoney } from '#i18n/formatNumbers.ts'

type YearCalendarProps = {
  year: number
  reservations: readonly Reservation[]
  today: IsoDate
  /** The owners' seasons, whose prices the free nights show. */
  seasons: readonly PriceSeason[]
  /** Called with the free days that were chosen. */
  onBegin: (stay: Stay) => void
  onOpen: (reservation: Reservation) => void
  /** The held requests by night. */
  held: ReadonlyMap<IsoDate, readonly Held[]>
  onOpenRequest: (request: Held) => void
}

/** The length that the form suggests for a stay of which only the first day is chosen. */
const USUAL_NIGHTS = 7

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1)

/** One tab stop; two chosen days, or a mouse that is dragged over them, begin a stay. */
export function YearCalendar(props: YearCalendarProps) {
  const { year, reservations, held, today, seasons, onBegin, onOpen, onOpenRequest } = props
  const span = useMemo(() => yearSpan(year), [year])
  const uses = useMemo(() => usesOf(reservations, span), [reservations, span])
  const root = useRef<HTMLDivElement>(null)
  const prices = useMemo(() => pricesOfNights(span, seasons), [span, seasons])
  const { noteOf, lookOf } = useStayLook(today)
  const [from, setFrom] = useState<IsoDate | null>(null)
  const [to, setTo] = useState<IsoDate | null>(null)
  const dragged = useRef<IsoDate | null>(null)
  const [cursor, setCursor] = useState<IsoDate>(uses.has(today) ? today : span.checkIn)
  // The shown year may have changed.
  const reachable = uses.has(cursor) ? cursor : span.checkIn

  const showToday = useEffectEvent(() => {
    // Newer browsers return a promise, which is no valid effect cleanup.
    cellOf(root.current, today)?.scrollIntoView({ block: 'center' })
  })
  // Scrolls to today, since past months are above it; midnight does not scroll the page again.
  useEffect(() => {
    showToday()
  }, [year])

  function goTo(day: IsoDate) {
    if (!uses.has(day)) return
    setCursor(day)
    focusDay(root.current, day)
  }

  /** Begins a stay between two days, or as much of it as is free. */
  function begin(one: IsoDate, other: IsoDate) {
    const [first, last] = one < other ? [one, other] : [other, one]
    const nights = first === last ? USUAL_NIGHTS : daysBetween(first, last)
    clear()
    onBegin(freeStayFrom(reservations, first, nights))
  }

  function clear() {
    setFrom(null)
    setTo(null)
  }

  function choose(day: IsoDate) {
    setCursor(day)
    const night = uses.get(day)?.night
    const nights = from && daysBetween(from, day)
    if (from && nights !== null && nights >= 0) {
      const isFree = freeStayFrom(reservations, from, nights).checkOut === day
      if (isFree) return begin(from, day)
    }
    clear()
    const [waiting] = held.get(day) ?? []
    if (night) onOpen(night)
    else if (waiting) onOpenRequest(waiting)
    else setFrom(day)
  }

  function onPointerDown(event: PointerEvent) {
    const day = event.pointerType === 'mouse' && event.button === 0 && dayOfCell(event.target)
    dragged.current = day && uses.get(day)?.night === null ? day : null
  }

  function onPointerOver({ target, buttons }: PointerEvent) {
    const day = dayOfCell(target)
    if (buttons === 0 && from === null) dragged.current = null
    if (dragged.current && day && day !== dragged.current) setFrom(dragged.current)
    if (day && (from ?? dragged.current)) setTo(day)
  }

  function onPointerUp({ target }: PointerEvent) {
    const [start, day] = [dragged.current, dayOfCell(target)]
    dragged.current = null
    if (start && day && start !== day) begin(start, day)
  }

  return (
    <>
      {/* The cells handle no events themselves; one element handles those of 365 cells. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        ref={root}
        className="grid gap-x-6 gap-y-5 select-none sm:grid-cols-2 lg:grid-cols-3 2xl:grid-cols-4 print:grid-cols-3 print:gap-3"
        onKeyDown={(event) => {
          if (event.key === 'Escape') clear()
          else onGridKey(event, { goTo, choose })
        }}
        onClick={(event) => {
          const day = dayOfCell(event.target)
          if (day) choose(day)
        }}
        onPointerDown={onPointerDown}
        onPointerOver={onPointerOver}
        onPointerUp={onPointerUp}
      >
        {MONTHS.map((month) => (
          <MonthGrid
            key={month}
            span={monthSpan(year, month)}
            days={{ uses, held, prices, noteOf, lookOf }}
            today={today}
            cursor={reachable}
            chosenStay={from && chosenStay(from, to)}
          />
        ))}
      </div>
      {from && <ChoiceBar from={from} onBegin={() => begin(from, from)} onCancel={clear} />}
    </>
  )
}

function chosenStay(from: IsoDate, to: IsoDate | null): Stay {
  if (to === null) return { checkIn: from, checkOut: from }
  return from < to ? { checkIn: from, checkOut: to } : { checkIn: to, checkOut: from }
}

type ChoiceBarProps = { from: IsoDate; onBegin: () => void; onCancel: () => void }

/** What to do after the first chosen day; above the navigation of a phone. */
function ChoiceBar({ from, onBegin, onCancel }: ChoiceBarProps) {
  const { t, language } = useTranslation()
  return (
    <div className="sticky bottom-22 z-10 mt-3 flex flex-wrap items-center gap-2 rounded-field bg-pine-800 py-2 pr-2 pl-4 text-white md:bottom-2 print:hidden">
      <output className="grow">
        {t('office.year.chosen', { day: formatLongDate(from, language) })}
      </output>
      <Button size="small" onClick={onBegin}>
        {t('office.year.beginHere', { count: USUAL_NIGHTS })}
      </Button>
      <Button size="small" onClick={onCancel}>
        {t('admin.cancel')}
      </Button>
    </div>
  )
}

function useStayLook(today: IsoDate) {
  const { t, language } = useTranslation()
  const ledger = useLedger()
  return useMemo(() => {
    const account = (stay: Reservation) => accountOf(stay, paymentsOf(ledger, stay), today)

    function noteOf(reservation: Reservation): string {
      const { source, blocked } = reservation
      if (blocked) return ''
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
      // A balance before the arrival is usual, so that only a missing payment is marked.
      const { outstanding, paid, depositAwaited, overdueSince } = account(reservation)
      if (outstanding > 0 && (paid <= 0 || depositAwaited || overdueSince)) return 'unpaid'
      return reservation.source ? 'channel' : 'stay'
    }

    return { noteOf, lookOf }
  }, [t, language, ledger, today])
}
