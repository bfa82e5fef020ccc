import { clsx } from 'clsx'
import { useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/Button.tsx'
import { hasUnsavedAddition } from './reservationDraft.ts'
import { ReservationFields, type ReservationFieldsProps } from './ReservationFields.tsx'
import type { Saved } from './useReservationForm.ts'
import { StatusNote } from '#features/backoffice/StatusNote.tsx'

type ReservationFormProps = Omit<ReservationFieldsProps, 'onSaved'> & {
  /** Changes when a text is put into the form that was kept elsewhere. */
  round?: number
  /** Something that was kept here has not been sent yet. */
  unsent?: boolean
}

/** Adds a reservation, or changes the one in `editing`; what is typed survives a reload. */
export function ReservationForm(props: ReservationFormProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const [saved, setSaved] = useState<Saved | null>(null)
  const { editing, request, stay, mending, round = 0, unsent = false } = props
  const [open, setOpen] = useState(hasUnsavedAddition)
  const filled = Boolean(editing ?? request ?? stay ?? mending)
  // What was saved is said in it.
  const shown = open || filled || saved !== null || round > 0
  const section = useRef<HTMLElement>(null)

  useEffect(() => {
    // It may stand far above the list from which a text was put back into it.
    if (round > 0) section.current?.querySelector('input')?.focus()
  }, [round])

  function unfold() {
    flushSync(() => setOpen(true))
    section.current?.querySelector('input')?.focus()
  }

  return (
    <>
      {!shown && (
        <Button variant="primary" className="w-full md:hidden" onClick={unfold}>
          {t('admin.form.addTitle')}
        </Button>
      )}
      <section
        ref={section}
        aria-labelledby={titleId}
        className={clsx(
          '@container rounded-card bg-white p-5 shadow-soft sm:p-6',
          !shown && 'max-md:hidden',
        )}
      >
        <h2 id={titleId} className="mb-4 text-heading">
          {t((editing ?? mending) ? 'admin.form.editTitle' : 'admin.form.addTitle')}
        </h2>
        <ReservationFields
          key={`${editing?.id ?? request?.id ?? stay?.checkIn ?? mending?.id ?? ''}/${round}`}
          {...props}
          onSaved={setSaved}
        />
        <StatusNote className="text-accent-800 not-empty:mt-4">
          {saved &&
            (saved.words !== 'kept' || unsent) &&
            t(`admin.form.${saved.words}`, { guest: saved.guest })}
        </StatusNote>
      </section>
    </>
  )
}
