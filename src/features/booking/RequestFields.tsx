import { clsx } from 'clsx'
import type { ChangeEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { addDays, type IsoDate, parseDate } from '#domain/date.ts'
import type { FieldErrors } from '#lib/form.ts'
import { TextAreaField, TextField } from '#ui/Field.tsx'
import type { FieldName, RequestValues } from './requestForm.ts'

type RequestFieldsProps = {
  values: RequestValues
  /** What is wrong, to be shown at the control. */
  errors: FieldErrors<FieldName>
  today: IsoDate | null
  onWrite: (field: FieldName, value: string) => void
}

// The star is for the eye; assistive technology reads `required`.
const REQUIRED =
  "[&_label]:after:ml-0.5 [&_label]:after:text-terracotta-600 [&_label]:after:content-['*'/'']"

/** The controls of the request; on a phone, long texts take a row of their own. */
export function RequestFields({ values, errors, today, onWrite }: RequestFieldsProps) {
  const { t } = useTranslation()

  function control(field: FieldName) {
    return {
      name: field,
      label: t(`booking.form.${field}`),
      value: values[field],
      error: errors[field],
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
        onWrite(field, event.target.value),
    }
  }

  const half = { required: true, enterKeyHint: 'next', className: REQUIRED } as const
  const wide = {
    ...half,
    className: clsx(REQUIRED, '@min-[18rem]:col-span-2 @min-[24rem]:col-span-1'),
  }
  const checkIn = parseDate(values.checkIn)
  const firstCheckOut = checkIn ?? today
  return (
    <div className="grid grid-cols-1 gap-x-3 gap-y-1 @min-[18rem]:grid-cols-2 @min-[24rem]:gap-x-4">
      <TextField {...control('firstName')} {...half} autoComplete="given-name" />
      <TextField {...control('lastName')} {...half} autoComplete="family-name" />
      <TextField
        {...control('email')}
        {...wide}
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <TextField {...control('phone')} {...wide} type="tel" inputMode="tel" autoComplete="tel" />
      <TextField
        {...control('checkIn')}
        {...half}
        type="date"
        min={today ?? undefined}
        autoComplete="off"
      />
      <TextField
        {...control('checkOut')}
        {...half}
        type="date"
        min={firstCheckOut ? addDays(firstCheckOut, 1) : undefined}
        autoComplete="off"
      />
      <TextAreaField
        {...control('notes')}
        className="@min-[18rem]:col-span-2"
        rows={5}
        note={t('booking.form.optional')}
        hint={t('booking.form.notesHint')}
        autoComplete="off"
      />
    </div>
  )
}
