import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ReservationFields, type ReservationFieldsProps } from './form/ReservationFields.tsx'
import { StatusNote } from './StatusNote.tsx'

type ReservationFormProps = Omit<ReservationFieldsProps, 'onSaved'>

/** Adds a reservation, or changes the one in `editing` (SPEC §4, Admin form); what is typed survives a reload. */
export function ReservationForm(props: ReservationFormProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const [saved, setSaved] = useState<{ guest: string; added: boolean } | null>(null)
  const { editing, request } = props
  return (
    <section
      aria-labelledby={titleId}
      className="@container rounded-card bg-white p-5 shadow-soft sm:p-6"
    >
      <h2 id={titleId} className="mb-4 text-heading">
        {t(editing ? 'admin.form.editTitle' : 'admin.form.addTitle')}
      </h2>
      <ReservationFields
        key={editing?.id ?? request?.id ?? ''}
        {...props}
        onSaved={(draft) => setSaved(draft && { guest: draft.musteriAdi, added: editing === null })}
      />
      <StatusNote className="text-aegean-800 not-empty:mt-4">
        {saved &&
          t(saved.added ? 'admin.form.added' : 'admin.form.updated', { guest: saved.guest })}
      </StatusNote>
    </section>
  )
}
