import { useTranslation } from 'react-i18next'
import { type IsoDate, toStoredDate } from '#domain/date.ts'
import { typedDate } from '#domain/typedDate.ts'
import { PickDay } from '#features/office/PickDay.tsx'
import type { ReservationFormState } from './useReservationForm.ts'

type PickStayDayProps = {
  form: ReservationFormState
  name: 'girisTarihi' | 'cikisTarihi'
  today: IsoDate | null
}

/** Picks a stay's first or last day in a calendar with the other stays' nights. */
export function PickStayDay({ form, name, today }: PickStayDayProps) {
  const { t } = useTranslation()
  const { values, others, sending } = form
  const chosen = typedDate(values[name])
  const start = chosen ?? typedDate(values.girisTarihi) ?? typedDate(values.cikisTarihi) ?? today
  if (start === null) return null
  return (
    <PickDay
      title={t(`office.picker.${name}`)}
      chosen={chosen}
      start={start}
      today={today ?? start}
      taken={others}
      disabled={sending.state === 'sending'}
      onPick={(day) => form.change({ [name]: toStoredDate(day) })}
    />
  )
}
