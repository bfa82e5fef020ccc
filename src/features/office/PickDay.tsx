import { CalendarDays } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { IsoDate } from '#domain/date.ts'
import type { Reservation } from '#domain/reservation.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { DayPicker } from './month/DayPicker.tsx'

type PickDayProps = {
  /** The dialog's title. */
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
