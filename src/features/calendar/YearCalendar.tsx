import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { IsoDate } from '#domain/date.ts'
import { monthSpan, yearSpan } from '#domain/office/figures.ts'
import type { Held } from '#domain/office/heldDays.ts'
import { usesOf } from '#domain/office/yearDays.ts'
import type { Reservation } from '#domain/reservation.ts'
import { cellOf, dayOfCell, focusDay, onGridKey } from '#features/office/month/gridKeys.ts'
import { MonthGrid } from '#features/office/month/MonthGrid.tsx'
import { useStayNote } from './useStayNote.ts'

type YearCalendarProps = {
  year: number
  reservations: readonly Reservation[]
  today: IsoDate
  /** Called when a free day is selected. */
  onBegin: (day: IsoDate) => void
  onOpen: (reservation: Reservation) => void
  /** The held requests by night. */
  held: ReadonlyMap<IsoDate, readonly Held[]>
  onOpenRequest: (request: Held) => void
}

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1)

/**
 * Twelve months of stays with one tab stop: arrows move between days, Page Up and Page Down between
 * months.
 */
export function YearCalendar(props: YearCalendarProps) {
  const { year, reservations, held, today, onBegin, onOpen, onOpenRequest } = props
  const span = useMemo(() => yearSpan(year), [year])
  const uses = useMemo(() => usesOf(reservations, span), [reservations, span])
  const root = useRef<HTMLDivElement>(null)
  const noteOf = useStayNote(today)
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

  function choose(day: IsoDate) {
    setCursor(day)
    const night = uses.get(day)?.night
    const [waiting] = held.get(day) ?? []
    if (night) onOpen(night)
    else if (waiting) onOpenRequest(waiting)
    else onBegin(day)
  }

  return (
    // The cells handle no events themselves; one element handles those of 365 cells by delegation.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={root}
      className="grid gap-x-6 gap-y-5 sm:grid-cols-2 lg:grid-cols-3 2xl:grid-cols-4 print:grid-cols-3 print:gap-3"
      onKeyDown={(event) => onGridKey(event, { goTo, choose })}
      onClick={(event) => {
        const day = dayOfCell(event.target)
        if (day) choose(day)
      }}
    >
      {MONTHS.map((month) => (
        <MonthGrid
          key={month}
          span={monthSpan(year, month)}
          uses={uses}
          held={held}
          today={today}
          cursor={reachable}
          noteOf={noteOf}
        />
      ))}
    </div>
  )
}
