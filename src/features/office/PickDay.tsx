import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from '#i18n/useTranslation.ts'
import type { IsoDate } from '#domain/date.ts'
import type { Reservation } from '#domain/reservation.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { flushSync } from 'react-dom'
import { monthSpan } from '#domain/office/figures.ts'
import { usesOf } from '#domain/office/yearDays.ts'
import { overlaps } from '#domain/stay.ts'
import { formatDates } from './stayText.ts'
import { useGuestName } from './useGuestName.ts'
import { dayOfCell, focusDay, monthBefore, onGridKey } from './month/fills.ts'
import { MonthGrid } from './month/MonthGrid.tsx'
import { formatMonth } from '#i18n/format.ts'

type PickDayProps = {
  title: string
  /** The typed day, or `null`. */
  chosen: IsoDate | null
  /** The day whose month opens. */
  start: IsoDate
  today: IsoDate
  /** The stays that block nights; left out for a field without blocked nights. */
  taken?: readonly Reservation[]
  disabled?: boolean
  onPick: (day: IsoDate) => void
}

/** The button beside a date field that opens the calendar and returns the picked day. */
export function PickDay({ title, disabled, onPick, ...days }: PickDayProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <button
        type="button"
        aria-label={title}
        aria-haspopup="dialog"
        disabled={disabled}
        className="absolute top-8 right-0.5 grid sm:right-1 size-9 place-items-center rounded-full bg-white text-accent-700 hover:bg-accent-50 disabled:text-pine-500"
        onClick={() => setOpen(true)}
      >
        <CalendarDays aria-hidden className="size-5" />
      </button>
      <Dialog open={open} title={title} onClose={close}>
        <DayPicker
          {...days}
          onPick={(day) => {
            onPick(day)
            close()
          }}
        />
        <div className="mt-4 flex justify-end">
          <Button onClick={close}>{t('app.close')}</Button>
        </div>
      </Dialog>
    </>
  )
}

const NOBODY: readonly Reservation[] = []

type DayPickerProps = {
  /** The typed day, or `null`. */
  chosen: IsoDate | null
  /** The day whose month opens. */
  start: IsoDate
  today: IsoDate
  /** The stays that block nights; left out for a field without blocked nights. */
  taken?: readonly Reservation[]
  onPick: (day: IsoDate) => void
}

/** Booked days can be picked, because the form shows the overlap. */
function DayPicker({ chosen, start, today, taken: known, onPick }: DayPickerProps) {
  const { t, language } = useTranslation()
  const guestOf = useGuestName()
  const taken = known ?? NOBODY
  const [cursor, setCursor] = useState(start)
  const root = useRef<HTMLDivElement>(null)
  const [year = 0, month = 0] = cursor.split('-').map(Number)
  const span = useMemo(() => monthSpan(year, month), [year, month])
  const uses = useMemo(() => usesOf(taken, span), [taken, span])
  const staying = taken.filter(({ stay }) => overlaps(stay, span))

  useEffect(() => focusDay(root.current, start), [start])

  function goTo(day: IsoDate) {
    // The new month has to render before a cell of it can get the focus.
    flushSync(() => setCursor(day))
    focusDay(root.current, day)
  }

  return (
    // The cells handle no events themselves; the grid handles them by delegation.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={root}
      className="relative mt-4"
      onKeyDown={(event) => onGridKey(event, { goTo, choose: onPick })}
      onClick={({ target }) => {
        const day = dayOfCell(target)
        if (day) onPick(day)
      }}
    >
      <div className="absolute -top-1 right-0 flex gap-1">
        <Button
          size="small"
          variant="quiet"
          aria-label={t('office.picker.earlier')}
          onClick={() => setCursor(monthBefore(cursor))}
        >
          <ChevronLeft aria-hidden className="size-5" />
        </Button>
        <Button
          size="small"
          variant="quiet"
          aria-label={t('office.picker.later')}
          onClick={() => setCursor(span.checkOut)}
        >
          <ChevronRight aria-hidden className="size-5" />
        </Button>
      </div>
      <MonthGrid
        span={span}
        days={{ uses }}
        today={today}
        cursor={cursor}
        chosen={chosen}
        title={
          <span aria-live="polite">
            {formatMonth(month, language)} {year}
          </span>
        }
      />
      {known && (
        <ul className="mt-3 min-h-16 text-sm text-pine-700">
          {staying.map(({ id, musteriAdi, stay }) => (
            <li key={id} className="wrap-anywhere">
              <span className="tabular-nums">{formatDates(stay, language)}</span>{' '}
              {guestOf(musteriAdi)}
            </li>
          ))}
          {staying.length === 0 && <li>{t('office.picker.free')}</li>}
        </ul>
      )}
    </div>
  )
}
