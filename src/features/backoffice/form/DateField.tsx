import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { typedDate } from '#domain/typedDate.ts'
import { formatWeekday } from '#features/backoffice/stayText.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { TextField } from '#ui/Field.tsx'

type DateFieldProps = ComponentProps<typeof TextField> & {
  value: string
  /** Said beside the weekday. */
  remark?: string | false | null
  /** Stands in the field, at its end. */
  picker?: ReactNode
}

/** A day, typed as dd.MM.yyyy; it answers with its weekday. */
export function DateField({ remark, picker, className, ...field }: DateFieldProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const date = typedDate(field.value)
  const weekday = date && formatWeekday(date, language)
  return (
    <div
      className={clsx(
        'relative [&_input::placeholder]:text-sm',
        // A whole date beside the month's button, at 360 px, too.
        picker && 'max-sm:[&_input]:pr-8 max-sm:[&_input]:pl-2',
        className ?? 'col-span-3 @xl:col-span-2 @5xl:col-span-1',
      )}
    >
      <TextField
        inputMode="numeric"
        autoComplete="off"
        placeholder={t('admin.form.datePlaceholder')}
        hint={[weekday, remark].filter(Boolean).join(' · ')}
        {...field}
      />
      {picker}
    </div>
  )
}
