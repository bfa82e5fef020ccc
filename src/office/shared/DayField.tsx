import { currency } from '#content/currency.ts'
import { clsx } from 'clsx'
import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react'
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { isMisread, readAmount } from '#domain/field/amount.ts'
import { type IsoDate, toStoredDate } from '#domain/date.ts'
import { monthSpan } from '#domain/payments/figures.ts'
import { usesOf } from '#domain/stay/yearDays.ts'
import type { Reservation } from '#domain/stay/reservation.ts'
import { overlaps } from '#domain/stay/stayDates.ts'
import { tidyDate, typedDate } from '#domain/field/typedDate.ts'
import { formatMonth } from '#i18n/format.ts'
import { formatMoney } from '#i18n/formatNumbers.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { TextField } from '#ui/Field.tsx'
import { dayOfCell, focusDay, MonthGrid, onGridKey } from './MonthGrid.tsx'
import { formatDates, formatWeekday } from '#i18n/stayText.ts'
import { useGuestName } from './guestNotes.tsx'

type DayFieldProps = ComponentProps<typeof DateField> & {
  today: IsoDate
  /** The stays that block nights; left out for a field without blocked nights. */
  taken?: readonly Reservation[]
  /** Called with the picked day as text. */
  onPick: (text: string) => void
}

/** A date field with a calendar in the office's language, unlike the browser's own. */
export function DayField({ today, taken, onPick, ...field }: DayFieldProps) {
  const { t } = useTranslation()
  const chosen = typedDate(field.value)
  return (
    <DateField
      {...field}
      className={field.className ?? 'col-span-1'}
      picker={
        <PickDay
          title={t('office.picker.day')}
          chosen={chosen}
          start={chosen ?? today}
          today={today}
          {...(taken && { taken })}
          onPick={(day) => onPick(toStoredDate(day))}
        />
      }
    />
  )
}

type DateFieldProps = ComponentProps<typeof TextField> & {
  value: string
  /** The day from which a day without a year is the next such; left out, a year is typed. */
  from?: IsoDate
  remark?: string | false | null
  picker?: ReactNode
}

/** A date field in the form dd.MM.yyyy, which shows the weekday. */
export function DateField({ remark, picker, from, className, ...field }: DateFieldProps) {
  const { t, language } = useTranslation()
  // As it is on blur, so that nothing moves then.
  const date = typedDate(tidyDate(field.value, from))
  const weekday = date && formatWeekday(date, language)
  return (
    <div
      className={clsx(
        'relative [&_input::placeholder]:text-sm',
        // A whole date fits beside the calendar's button at 360 px.
        picker &&
          'max-sm:[&_input]:pr-[min(2rem,8vw)] max-sm:[&_input]:pl-2 max-sm:[&_input]:text-[min(1rem,4.4vw)]',
        className ?? 'col-span-full @min-[15rem]:col-span-3',
      )}
    >
      <TextField
        inputMode="numeric"
        autoComplete="off"
        placeholder={t('admin.form.datePlaceholder')}
        hint={[weekday, remark].filter(Boolean).join(' · ')}
        {...field}
      />
      {picker}
    </div>
  )
}

/**
 * A field for an amount, which shows how it reads the amount. A filled amount is
 * selected when the field gets the focus, so that typing replaces it.
 */
export function AmountField({
  value,
  hint,
  ...field
}: ComponentProps<typeof TextField> & { value: string }) {
  const { t, language } = useTranslation()
  const amount = readAmount(value)
  const echo =
    amount === null
      ? // The form refuses an unreadable number; only a text without one becomes 0.
        value.trim() !== '' &&
        !isMisread(value) && (
          // A negative amount is easily overlooked.
          <span className="font-semibold text-alert-700">{t('admin.form.notANumber')}</span>
        )
      : t('admin.form.amountRead', { amount: formatMoney(amount, language) })
  return (
    <TextField
      className="col-span-2 tabular-nums"
      onFocus={({ target }) => target.select()}
      // A press that gives the focus would otherwise put the cursor into the amount.
      onMouseDown={(event) => {
        if (document.activeElement === event.currentTarget) return
        event.preventDefault()
        event.currentTarget.focus()
      }}
      note={currency.sign}
      inputMode="decimal"
      autoComplete="off"
      placeholder="0"
      {...field}
      value={value}
      hint={hint || echo}
    />
  )
}

type PickDayProps = DayPickerProps & { title: string; disabled?: boolean }

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
  /** The stay's other day, which is marked. */
  marked?: IsoDate | null
  today: IsoDate
  /** The stays that block nights; left out for a field without blocked nights. */
  taken?: readonly Reservation[]
  onPick: (day: IsoDate) => void
}

/** Booked days can be picked, because the form shows the overlap. */
function DayPicker({ chosen, start, marked = null, today, taken: known, onPick }: DayPickerProps) {
  const { t, language } = useTranslation()
  const guestOf = useGuestName()
  const taken = known ?? NOBODY
  const [cursor, setCursor] = useState(start)
  const root = useRef<HTMLDivElement>(null)
  const [year = 0, month = 0] = cursor.split('-').map(Number)
  const span = monthSpan(year, month)
  const uses = usesOf(taken, span)
  const staying = taken.filter(({ dates }) => overlaps(dates, span))

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
          onClick={() => setCursor(monthSpan(year, month - 1).checkIn)}
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
        chosenStay={marked && { checkIn: marked, checkOut: marked }}
        title={
          <span aria-live="polite">
            {formatMonth(month, language)} {year}
          </span>
        }
      />
      {known && (
        <ul className="mt-3 min-h-16 text-sm text-pine-700">
          {staying.map((stay) => (
            <li key={stay.id} className="wrap-anywhere">
              <span className="tabular-nums">{formatDates(stay.dates, language)}</span>{' '}
              <bdi>{guestOf(stay)}</bdi>
            </li>
          ))}
          {staying.length === 0 && <li>{t('office.picker.free')}</li>}
        </ul>
      )}
    </div>
  )
}
