import { useTranslation } from 'react-i18next'
import { nightsIn } from '#domain/prices/season.ts'
import { typedDate } from '#domain/typedDate.ts'
import { DateField } from '#features/office/DateField.tsx'
import type { useForm } from '#lib/form/useForm.ts'
import type { Problem } from '#domain/problem.ts'
import type { SeasonDraft } from '#domain/prices/season.ts'
import { TextField } from '#ui/Field.tsx'
import { ArrivalDays } from './ArrivalDays.tsx'
import type { SeasonTexts } from './seasonForm.ts'

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
