import { useTranslation } from 'react-i18next'
import { nightsIn } from '#domain/prices/season.ts'
import { typedDate } from '#domain/typedDate.ts'
import { DateField } from '#features/office/DateField.tsx'
import type { useForm } from '#lib/form/useForm.ts'
import type { Problem } from '#domain/problem.ts'
import type { SeasonDraft } from '#domain/prices/season.ts'
import { TextField } from '#ui/Field.tsx'
import type { SeasonTexts } from './seasonForm.ts'
import { useId } from 'react'
import { toggleWeekday, WEEK, type Weekdays } from '#domain/field/weekdaysField.ts'
import { weekdayName } from '#i18n/format.ts'
import { useLanguage } from '#i18n/useLanguage.ts'

const DAYS = ['from', 'to'] as const
const FIGURES = [
  { name: 'perNight', note: 'office.prices.lira', hint: null },
  { name: 'minNights', note: 'office.prices.nightsNote', hint: null },
  {
    name: 'weekendPerNight',
    note: 'office.prices.lira',
    hint: 'office.seasons.hints.weekendPerNight',
  },
  { name: 'weekPercent', note: 'office.seasons.percent', hint: 'office.seasons.hints.weekPercent' },
] as const

type SeasonFieldsProps = {
  form: Pick<
    ReturnType<typeof useForm<SeasonTexts, Problem, SeasonDraft>>,
    'field' | 'values' | 'change'
  >
}

/** The controls of a season: nights, price and conditions. */
export function SeasonFields({ form: { field, values, change } }: SeasonFieldsProps) {
  const { t } = useTranslation()
  return (
    <div className="grid grid-cols-2 gap-x-4 gap-y-1 @3xl:grid-cols-4">
      {DAYS.map((name) => (
        <DateField
          key={name}
          {...field(name)}
          className="col-span-1"
          remark={name === 'to' && nightsOf(values, (count) => t('admin.nights', { count }))}
        />
      ))}
      {FIGURES.map(({ name, note, hint }) => (
        <TextField
          key={name}
          {...field(name)}
          className="tabular-nums"
          inputMode="numeric"
          autoComplete="off"
          note={t(note)}
          hint={hint && t(hint)}
        />
      ))}
      <ArrivalDays
        name="arrivalDays"
        label={t('office.prices.fields.arrivalDays')}
        value={values.arrivalDays}
        className="col-span-2"
        onChange={(arrivalDays) => change({ arrivalDays })}
      />
    </div>
  )
}

function nightsOf(texts: SeasonTexts, inWords: (nights: number) => string): string | null {
  const [from, to] = [typedDate(texts.from), typedDate(texts.to)]
  return from && to && from <= to ? inWords(nightsIn({ from, to })) : null
}

type ArrivalDaysProps = {
  name: string
  label: string
  /** The selected days; none allows arrivals on every day. */
  value: Weekdays
  className?: string
  onChange: (days: Weekdays) => void
}

/** A checkbox for each weekday on which guests may arrive. */
function ArrivalDays({ name, label, value, className, onChange }: ArrivalDaysProps) {
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
