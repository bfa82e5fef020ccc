import { clsx } from 'clsx'
import { useTranslation } from '#i18n/useTranslation.ts'
import { addDays, type IsoDate, parseDate } from '#domain/date.ts'
import { namesOf } from '#domain/field/record.ts'
import { countFields } from '#domain/request/counts.ts'
import { FORM_ANCHOR } from '#i18n/addresses.ts'
import { isFarAhead } from '#domain/stay/stayDates.ts'
import { EmailField, PhoneField } from '#shared/ContactFields.tsx'
import { TextAreaField, TextField } from '#ui/Field.tsx'
import type { RequestState } from './useRequestForm.ts'

export type RequestFieldsProps = {
  request: RequestState
  /** `null` until the page is mounted. */
  today: IsoDate | null
  /** Whether nothing replaces the form. */
  isShown: boolean
}

// The star is visual only; assistive technology reads `required`.
const REQUIRED =
  "[&_label]:after:ml-0.5 [&_label]:after:text-alert-600 [&_label]:after:content-['*'/'']"

const HALF = { required: true, enterKeyHint: 'next', className: REQUIRED } as const
const WIDE = {
  ...HALF,
  className: clsx(REQUIRED, '@min-[18rem]:col-span-2 @min-[24rem]:col-span-1'),
}

/** The request's controls; on a phone, long texts take a row of their own. */
export function RequestFields({ request, today, isShown }: RequestFieldsProps) {
  const { t } = useTranslation()
  const { form, days } = request
  const { field, values } = form
  const firstCheckOut = parseDate(values.checkIn) ?? today
  const askFar = (typed: string) => {
    const day = parseDate(typed)
    return day && today && isFarAhead(day, today) && t('problem.ask.farAhead')
  }
  return (
    <div className="grid grid-cols-1 gap-x-3 sm:gap-y-1 @min-[18rem]:grid-cols-2 @min-[24rem]:gap-x-4">
      <TextField
        {...field('firstName')}
        {...HALF}
        // A link to a field focuses it, also before the scripts arrive.
        id={isShown ? FORM_ANCHOR : undefined}
        autoComplete="given-name"
      />
      <TextField {...field('lastName')} {...HALF} autoComplete="family-name" />
      <EmailField {...field('email')} {...WIDE} onTake={(email) => form.change({ email })} />
      <PhoneField {...field('phone')} {...WIDE} onTake={(phone) => form.change({ phone })} />
      <TextField
        {...field('checkIn')}
        {...HALF}
        type="date"
        onChange={({ target }) => days.type({ checkIn: target.value })}
        hint={askFar(values.checkIn)}
        min={today ?? undefined}
        autoComplete="off"
      />
      <TextField
        {...field('checkOut')}
        {...HALF}
        type="date"
        onChange={({ target }) => days.type({ checkOut: target.value })}
        hint={askFar(values.checkOut)}
        min={firstCheckOut ? addDays(firstCheckOut, 1) : undefined}
        autoComplete="off"
      />
      <div className="grid grid-cols-3 gap-x-3 @min-[18rem]:col-span-2 @min-[24rem]:gap-x-4">
        {namesOf(countFields).map((name) => (
          <TextField
            key={name}
            {...field(name)}
            enterKeyHint="next"
            inputMode="numeric"
            autoComplete="off"
          />
        ))}
      </div>
      <TextField
        {...field('arrivalTime')}
        className="mb-3 @min-[18rem]:col-span-2"
        type="time"
        note={t('booking.form.optional')}
        hint={t('booking.form.arrivalHint')}
        autoComplete="off"
      />
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
