import { CalendarDays } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { IsoDate } from '#domain/date.ts'
import type { Reservation } from '#domain/reservation.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { DayPicker } from './DayPicker.tsx'

type PickDayProps = {
  /** What is picked. */
  title: string
  /** The day that is typed; `null` while none is. */
  chosen: IsoDate | null
  /** The day on which it opens. */
  start: IsoDate
  today: IsoDate
  /** The stays that have nights; left out where it matters to nobody who is there. */
  taken?: readonly Reservation[]
  disabled?: boolean
  onPick: (day: IsoDate) => void
}

/** Opens a month at a date field, with the taken nights where they matter; a day that is picked there is for the field. */
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
