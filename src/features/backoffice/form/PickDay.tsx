import { CalendarDays } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type IsoDate, toStoredDate } from '#domain/date.ts'
import { typedDate } from '#domain/typedDate.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { DayPicker } from './DayPicker.tsx'
import type { ReservationFormState } from './useReservationForm.ts'

type PickDayProps = {
  form: ReservationFormState
  name: 'girisTarihi' | 'cikisTarihi'
  today: IsoDate | null
}

/** Opens the taken nights at a date field; a day that is picked there is written into the field. */
export function PickDay({ form, name, today }: PickDayProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const { values, others, sending } = form
  const chosen = typedDate(values[name])
  const start = chosen ?? typedDate(values.girisTarihi) ?? typedDate(values.cikisTarihi) ?? today
  const close = () => setOpen(false)
  const title = t(`office.picker.${name}`)
  if (start === null) return null
  return (
    <>
      <button
        type="button"
        aria-label={title}
        aria-haspopup="dialog"
        disabled={sending.state === 'sending'}
        className="absolute top-8 right-1 grid size-9 place-items-center rounded-full bg-white text-accent-700 hover:bg-accent-50 disabled:text-pine-500"
        onClick={() => setOpen(true)}
      >
        <CalendarDays aria-hidden className="size-5" />
      </button>
      <Dialog open={open} title={title} onClose={close}>
        <DayPicker
          chosen={chosen}
          start={start}
          today={today ?? start}
          taken={others}
          onPick={(day) => {
            form.change({ [name]: toStoredDate(day) })
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
