import type { ComponentProps, ReactNode } from 'react'
import { type IsoDate, toStoredDate } from '#domain/date.ts'
import type { Reservation } from '#domain/reservation.ts'
import { typedDate } from '#domain/typedDate.ts'
import { PickDay } from './PickDay.tsx'
import { formatWeekday } from './stayText.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { clsx } from 'clsx'
import { TextField } from '#ui/Field.tsx'
import { readAmount } from '#domain/amount.ts'
import { formatMoney } from '#i18n/formatNumbers.ts'

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
  remark?: string | false | null
  picker?: ReactNode
}

/** A date field in the form dd.MM.yyyy, which shows the weekday. */
export function DateField({ remark, picker, className, ...field }: DateFieldProps) {
  const { t, language } = useTranslation()
  const date = typedDate(field.value)
  const weekday = date && formatWeekday(date, language)
  return (
    <div
      className={clsx(
        'relative [&_input::placeholder]:text-sm',
        // A whole date fits beside the calendar's button at 360 px.
        picker && 'max-sm:[&_input]:pr-8 max-sm:[&_input]:pl-2',
        className ?? 'col-span-3',
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
 * A field for an amount in Turkish lira, which shows how it reads the amount. A filled amount is
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
      ? value.trim() !== '' && (
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
      note="₺"
      inputMode="decimal"
      autoComplete="off"
      placeholder="0"
      {...field}
      value={value}
      hint={hint || echo}
    />
  )
}
