import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { toggleWeekday, WEEK, type Weekdays } from '#domain/field/weekdaysField.ts'
import { weekdayName } from '#i18n/format.ts'
import { useLanguage } from '#i18n/useLanguage.ts'

type ArrivalDaysProps = {
  name: string
  label: string
  /** The selected days; none allows arrivals on every day. */
  value: Weekdays
  className?: string
  onChange: (days: Weekdays) => void
}

/** A checkbox for each weekday on which guests may arrive. */
export function ArrivalDays({ name, label, value, className, onChange }: ArrivalDaysProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const hintId = useId()
  return (
    <fieldset className={className} aria-describedby={hintId}>
      <legend className="mb-1.5 text-sm font-semibold text-pine-800">{label}</legend>
      <div className="grid grid-cols-7 gap-1">
        {WEEK.map((day) => (
          <label
            key={day}
            className="flex min-h-12 cursor-pointer flex-col items-center justify-center gap-0.5 rounded-field border border-linen-400 bg-white text-xs text-pine-800 hover:border-pine-500 has-checked:border-accent-700 has-checked:bg-accent-50 has-checked:font-semibold"
          >
            <input
              type="checkbox"
              name={name}
              value={day}
              aria-label={weekdayName(day, language, 'long')}
              checked={value.includes(day)}
              onChange={() => onChange(toggleWeekday(value, day))}
              className="size-4 accent-accent-700"
            />
            <span aria-hidden>{weekdayName(day, language, 'short')}</span>
          </label>
        ))}
      </div>
      <p id={hintId} className="mt-1 min-h-5 text-sm text-pine-600">
        {t('office.seasons.hints.arrivalDays')}
      </p>
    </fieldset>
  )
}
