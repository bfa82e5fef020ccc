import { clsx } from 'clsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addDays, type IsoDate, parseDate } from '#domain/date.ts'
import { TextAreaField, TextField } from '#ui/Field.tsx'
import { meantEmail } from './mistypedEmail.ts'
import type { RequestFormState } from './useRequestForm.ts'

export type RequestFieldsProps = {
  form: RequestFormState
  /** `null` until the page is mounted. */
  today: IsoDate | null
}

// The star is for the eye; assistive technology reads `required`.
const REQUIRED =
  "[&_label]:after:ml-0.5 [&_label]:after:text-alert-600 [&_label]:after:content-['*'/'']"

const HALF = { required: true, enterKeyHint: 'next', className: REQUIRED } as const
const WIDE = {
  ...HALF,
  className: clsx(REQUIRED, '@min-[18rem]:col-span-2 @min-[24rem]:col-span-1'),
}

const COUNTS = ['adults', 'children'] as const

/** The controls of the request; on a phone, long texts take a row of their own. */
export function RequestFields({ form, today }: RequestFieldsProps) {
  const { t } = useTranslation()
  const { field, values, days } = form
  const firstCheckOut = parseDate(values.checkIn) ?? today
  return (
    <div className="grid grid-cols-1 gap-x-3 gap-y-1 @min-[18rem]:grid-cols-2 @min-[24rem]:gap-x-4">
      <TextField {...field('firstName')} {...HALF} autoComplete="given-name" />
      <TextField {...field('lastName')} {...HALF} autoComplete="family-name" />
      <EmailField form={form} />
      <TextField {...field('phone')} {...WIDE} type="tel" inputMode="tel" autoComplete="tel" />
      <TextField
        {...field('checkIn')}
        {...HALF}
        type="date"
        onChange={({ target }) => days.type({ checkIn: target.value })}
        min={today ?? undefined}
        autoComplete="off"
      />
      <TextField
        {...field('checkOut')}
        {...HALF}
        type="date"
        onChange={({ target }) => days.type({ checkOut: target.value })}
        min={firstCheckOut ? addDays(firstCheckOut, 1) : undefined}
        autoComplete="off"
      />
      {COUNTS.map((name) => (
        <TextField
          key={name}
          {...field(name)}
          enterKeyHint="next"
          note={t('booking.form.optional')}
          inputMode="numeric"
          autoComplete="off"
        />
      ))}
      <TextAreaField
        {...field('notes')}
        className="@min-[18rem]:col-span-2"
        rows={5}
        note={t('booking.form.optional')}
        hint={t('booking.form.notesHint')}
        autoComplete="off"
      />
    </div>
  )
}

/** The control for the address, which asks once it is left whether a well-known one was meant; either is taken. */
function EmailField({ form: { field, values, change } }: Pick<RequestFieldsProps, 'form'>) {
  const { t } = useTranslation()
  const [left, setLeft] = useState(true)
  const control = field('email')
  const meant = left ? meantEmail(values.email) : null
  return (
    <TextField
      {...control}
      {...WIDE}
      type="email"
      inputMode="email"
      autoComplete="email"
      onChange={(event) => {
        setLeft(false)
        control.onChange(event)
      }}
      onBlur={() => setLeft(true)}
      hint={
        // By now the keyboard has gone on to the next control: a screen reader hears the question all the same.
        <span aria-live="polite">
          {meant && (
            <button
              type="button"
              className="-my-1 py-1 text-left font-semibold text-accent-700 underline underline-offset-3"
              onClick={() => change({ email: meant })}
            >
              {t('booking.form.meant', { domain: meant.split('@').at(-1) })}
            </button>
          )}
        </span>
      }
    />
  )
}
