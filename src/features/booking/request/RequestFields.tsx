import { clsx } from 'clsx'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { useTranslation } from '#i18n/useTranslation.ts'
import { addDays, type IsoDate, parseDate } from '#domain/date.ts'
import { TextAreaField, TextField } from '#ui/Field.tsx'
import { chatNumber } from '#lib/links.ts'
import type { RequestFormState } from './useRequestForm.ts'

/** The question about a telephone number: whether another was meant, its country or a missing digit. */
type PhoneQuestion = { meant: string } | 'country' | 'digit'

const BRITISH_MOBILE = /^0(7\d{3})(\d{6})$/
const TURKISH_LINE = /^(90|0)?[2-4]\d{9}$/
/** One digit short, with the code of Türkiye or as a mobile number without it. */
const SHORT_TURKISH = /^(?:0{0,2}90[2-5]\d{8}|0?5\d{8})$/
const SHORTEST = 7

/** The question about an incomplete number, or one without a country code, which could reach a stranger. */
export function questionAbout(phone: string): PhoneQuestion | null {
  const digits = phone.replaceAll(/\D/g, '')
  const isForeign = phone.trim().startsWith('+') && !digits.startsWith('90')
  if (SHORT_TURKISH.test(digits) && !isForeign) return 'digit'
  if (digits.length < SHORTEST || chatNumber(phone) !== null || TURKISH_LINE.test(digits))
    return null
  const british = BRITISH_MOBILE.exec(digits)
  return british ? { meant: `+44 ${british[1]} ${british[2]}` } : 'country'
}

const KNOWN = [
  'gmail.com',
  'googlemail.com',
  'hotmail.com',
  'outlook.com',
  'yahoo.com',
  'icloud.com',
  'windowslive.com',
  'yandex.com',
  'mynet.com',
]

/** Other real domains that differ from a known one by a letter. */
const ALSO_REAL = ['mail.com', 'ymail.com', 'email.com', 'gmx.com']

/** The probable address behind a typing error, such as "emma@gmial.com", or `null`. */
export function meantEmail(email: string): string | null {
  const [, name, domain = ''] = /^(.+@)([^@]+)$/.exec(email.trim()) ?? []
  const typed = domain.toLowerCase()
  if (!name || [...KNOWN, ...ALSO_REAL].includes(typed)) return null
  const meant = KNOWN.find((known) => isOneSlipAway(typed, known))
  return meant ? name + meant : null
}

/** Whether two words differ by one extra, missing or wrong letter, or by two swapped ones. */
function isOneSlipAway(typed: string, meant: string): boolean {
  let start = 0
  while (start < meant.length && typed[start] === meant[start]) start += 1
  let end = 0
  const shorter = Math.min(typed.length, meant.length)
  while (end < shorter - start && typed.at(-1 - end) === meant.at(-1 - end)) end += 1
  const [wrong, right] = [typed, meant].map((word) => word.slice(start, word.length - end))
  if (wrong === undefined || right === undefined) return false
  const swapped = right.length === 2 && wrong === `${right[1]}${right[0]}`
  return swapped || Math.max(wrong.length, right.length) === 1
}

export type RequestFieldsProps = {
  form: RequestFormState
  /** `null` until the page is mounted. */
  today: IsoDate | null
}

// The star is visual only; assistive technology reads `required`.
const REQUIRED =
  "[&_label]:after:ml-0.5 [&_label]:after:text-alert-600 [&_label]:after:content-['*'/'']"

const HALF = { required: true, enterKeyHint: 'next', className: REQUIRED } as const
const WIDE = {
  ...HALF,
  className: clsx(REQUIRED, '@min-[18rem]:col-span-2 @min-[24rem]:col-span-1'),
}

const COUNTS = ['adults', 'children', 'infants'] as const

/** The request's controls; on a phone, long texts take a row of their own. */
export function RequestFields({ form, today }: RequestFieldsProps) {
  const { t } = useTranslation()
  const { field, values, days } = form
  const firstCheckOut = parseDate(values.checkIn) ?? today
  return (
    <div className="grid grid-cols-1 gap-x-3 sm:gap-y-1 @min-[18rem]:grid-cols-2 @min-[24rem]:gap-x-4">
      <TextField {...field('firstName')} {...HALF} autoComplete="given-name" />
      <TextField {...field('lastName')} {...HALF} autoComplete="family-name" />
      <EmailField form={form} />
      <PhoneField form={form} />
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
      <div className="grid grid-cols-3 gap-x-3 @min-[18rem]:col-span-2 @min-[24rem]:gap-x-4">
        {COUNTS.map((name) => (
          <TextField
            key={name}
            {...field(name)}
            enterKeyHint="next"
            inputMode="numeric"
            autoComplete="off"
          />
        ))}
      </div>
      <TextAreaField
        {...field('notes')}
        className="@min-[18rem]:col-span-2"
        rows={3}
        note={t('booking.form.optional')}
        hint={t('booking.form.notesHint')}
        autoComplete="off"
      />
    </div>
  )
}

type Asked = { name: 'email' | 'phone'; ask: (typed: string) => ReactNode }

/** A control that shows a question on blur; the typed text is accepted in any case. */
function AskingField({
  form: { field, values },
  name,
  ask,
  ...control
}: Asked &
  Pick<RequestFieldsProps, 'form'> &
  Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoComplete'>) {
  const [left, setLeft] = useState(true)
  const { onChange, ...asked } = field(name)
  return (
    <TextField
      {...asked}
      {...WIDE}
      {...control}
      onChange={(event) => {
        setLeft(false)
        onChange(event)
      }}
      onBlur={() => setLeft(true)}
      hint={
        // A live region, because the focus is already in the next control.
        <span aria-live="polite">{left && ask(values[name])}</span>
      }
    />
  )
}

/** Asks whether a similar well-known domain was meant. */
function EmailField({ form }: Pick<RequestFieldsProps, 'form'>) {
  const { t } = useTranslation()
  return (
    <AskingField
      {...{ form }}
      name="email"
      type="email"
      inputMode="email"
      autoComplete="email"
      ask={(typed) => {
        const meant = meantEmail(typed)
        return (
          meant && (
            <Meant onTake={() => form.change({ email: meant })}>
              {t('booking.form.meant', { domain: meant.split('@').at(-1) })}
            </Meant>
          )
        )
      }}
    />
  )
}

/** Asks for the country of a number without a country code. */
function PhoneField({ form }: Pick<RequestFieldsProps, 'form'>) {
  const { t } = useTranslation()
  return (
    <AskingField
      {...{ form }}
      name="phone"
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      ask={(typed) => {
        const question = questionAbout(typed)
        if (question === null) return null
        if (typeof question === 'string') return t(`booking.form.${question}`)
        const { meant } = question
        return (
          <Meant onTake={() => form.change({ phone: meant })}>
            {t('booking.form.meantPhone', { phone: meant })}
          </Meant>
        )
      }}
    />
  )
}

function Meant({ onTake, children }: { onTake: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      className="-my-1 py-1 text-left font-semibold text-accent-700 underline underline-offset-3"
      onClick={onTake}
    >
      {children}
    </button>
  )
}
