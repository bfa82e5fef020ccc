import type { ComponentProps } from 'react'
import { type IsoDate, toStoredDate } from '#domain/date.ts'
import type { Reservation } from '#domain/reservation.ts'
import { typedDate } from '#domain/typedDate.ts'
import { DateField } from './DateField.tsx'
import { PickDay } from './PickDay.tsx'
import { useTranslation } from 'react-i18next'

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
