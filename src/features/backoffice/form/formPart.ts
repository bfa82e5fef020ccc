import type { FieldErrors } from '#lib/form.ts'
import type { FormValues } from './reservationForm.ts'

/** What every part of the reservation form is given. */
export type FormPartProps = {
  values: FormValues
  errors: FieldErrors<keyof FormValues>
  /** While a save is under way. */
  readOnly: boolean
  change: (patch: Partial<FormValues>) => void
}
