import { type SubmitEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { IsoDate } from '#domain/date.ts'
import { FailureNote } from '#features/backoffice/FailureNote.tsx'
import { TextAreaField, TextField } from '#ui/Field.tsx'
import { AmountFields } from './AmountFields.tsx'
import { EditedElsewhere } from './EditedElsewhere.tsx'
import { FormActions } from './FormActions.tsx'
import { EMPTY_FORM } from './reservationForm.ts'
import { StayFields } from './StayFields.tsx'
import { type ReservationFormInput, useReservationForm } from './useReservationForm.ts'

export type ReservationFieldsProps = ReservationFormInput & {
  /** Today, for a hint; past stays may be entered all the same. */
  today: IsoDate | null
  /** Nothing can be typed or saved: `reservations` are not here yet. */
  disabled?: boolean
  /** The owner gives up the edit, or what was typed. */
  onCancel: () => void
}

/** The controls of the reservation form, mounted anew for each record they are filled from. */
export function ReservationFields(props: ReservationFieldsProps) {
  const { editing, request, reservations, today, disabled = false, onCancel } = props
  const { t } = useTranslation()
  const { base, values, errors, save, submit, startAgain, change } = useReservationForm(props)
  const saving = save.state === 'saving'
  const firstField = useRef<HTMLInputElement>(null)
  const filled = Boolean(editing ?? request)
  const part = { values, errors, readOnly: saving, change }

  useEffect(() => {
    if (filled && !disabled) firstField.current?.focus()
  }, [filled, disabled])

  return (
    <form
      noValidate
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault()
        void submit(event.currentTarget)
      }}
    >
      <EditedElsewhere
        base={saving || disabled ? null : base}
        current={reservations.find(({ id }) => id === base?.id)}
        onTake={startAgain}
      />
      <fieldset disabled={disabled} className="min-w-0">
        <div className="grid grid-cols-6 gap-x-3 gap-y-1 @xl:gap-x-4 @5xl:grid-cols-7">
          <TextField
            className="col-span-full @xl:col-span-2"
            label={t('admin.fields.musteriAdi')}
            name="musteriAdi"
            autoComplete="off"
            required
            ref={firstField}
            readOnly={saving}
            value={values.musteriAdi}
            onChange={(event) => change({ musteriAdi: event.target.value })}
            error={errors.musteriAdi}
          />
          <StayFields {...part} today={today} />
          <AmountFields {...part} />
          <TextAreaField
            className="col-span-full @5xl:col-span-5"
            label={t('admin.fields.notlar')}
            name="notlar"
            rows={2}
            readOnly={saving}
            value={values.notlar}
            onChange={(event) => change({ notlar: event.target.value })}
            error={errors.notlar}
          />
          <FormActions
            editing={editing !== null}
            typed={JSON.stringify(values) !== JSON.stringify(EMPTY_FORM)}
            saving={saving}
            onGiveUp={() => {
              startAgain(null)
              firstField.current?.focus()
              onCancel()
            }}
          />
        </div>
        {save.state === 'failed' && (
          <FailureNote>{t('admin.form.failed', { message: save.message })}</FailureNote>
        )}
      </fieldset>
    </form>
  )
}
