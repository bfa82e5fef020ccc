import { currency } from '#content/currency.ts'
import { useId } from 'react'
import { useTranslation } from '#i18n/useTranslation.ts'
import { changePrices } from '#domain/prices/priceChange.ts'
import { readSeasonTexts, type SeasonTexts, toggleWeekday } from '#domain/prices/seasonTexts.ts'
import {
  nightsIn,
  type SeasonDraft,
  seasonFields,
  type StoredPrices,
  WEEK,
  type Weekdays,
} from '#domain/prices/prices.ts'
import { tidyDate, typedDate } from '#domain/field/typedDate.ts'
import { newKey } from '#db/save.ts'
import { ownersDraft } from '#db/cache.ts'
import { RecordFoot, useRecordForm } from '#office/shared/recordForm.tsx'
import { translate } from '#i18n/index.ts'
import { draftsUnder } from '#ui/form/drafts.ts'
import type { useForm } from '#ui/form/useForm.ts'
import { toastDone } from '#ui/Toasts.tsx'
import { useOfficeToday } from '#office/shared/useOfficeToday.ts'
import { DraftNotice } from '#office/shared/DraftNotice.tsx'
import { Button } from '#ui/Button.tsx'
import { DateField } from '#office/shared/DayField.tsx'
import { TextField } from '#ui/Field.tsx'
import type { Problem } from '#domain/field/problem.ts'
import { weekdayName } from '#i18n/format.ts'

const seasonDraft = (id: string) => ownersDraft(`season/${id}`)

const sourceOf = (id: string | null) => ({
  fields: seasonFields,
  draftKey: seasonDraft(id ?? ''),
})

/** The id of the season whose edit was left unfinished; `null` for a new one or none. */
export function draftedSeason(): string | null {
  return draftsUnder(seasonDraft(''))[0]?.key.slice(seasonDraft('').length) || null
}

type SeasonFormProps = {
  /** The id of the season to edit; `null` to add one. */
  editingId: string | null
  prices: StoredPrices
  onClose: () => void
}

/** The form that adds or edits a season; an untouched one shows what is stored now. */
export function SeasonForm({ editingId, prices, onClose }: SeasonFormProps) {
  const { t } = useTranslation()
  const today = useOfficeToday()
  const { form, conflict } = useRecordForm({
    ...sourceOf(editingId),
    values: prices.seasons.find(({ id }) => id === editingId) ?? null,
    version: prices.version,
    read: readSeasonTexts,
    tidy: (texts) => {
      const from = tidyDate(texts.from, today)
      return { ...texts, from, to: tidyDate(texts.to, typedDate(from) ?? today) }
    },
    label: (name) => t(`office.prices.fields.${name}`),
    changeOf: (next, version, entry) =>
      changePrices({
        seasons: [{ id: editingId ?? newKey(), next }],
        version,
        entry,
      }),
    onSaved: () => {
      toastDone(() => translate('office.prices.changed'))
      onClose()
    },
  })
  const { sending } = form

  return (
    <form {...form.props} aria-labelledby="season-form" className="mt-6 @container">
      <DraftNotice form={form} />
      <h3 id="season-form" className="mb-4 font-semibold">
        {t(editingId === null ? 'office.prices.newSeason' : 'office.prices.editSeason')}
      </h3>
      <SeasonFields form={form} isEditing={editingId !== null} />
      <RecordFoot
        {...{ sending, conflict }}
        save={t(editingId === null ? 'admin.form.add' : 'admin.form.update')}
      >
        {editingId !== null && (
          <Button variant="quiet" onClick={onClose}>
            {t('app.close')}
          </Button>
        )}
      </RecordFoot>
    </form>
  )
}

const DAYS = ['from', 'to'] as const
const FIGURES = [
  { name: 'perNight', note: null, hint: null },
  {
    name: 'minNights',
    note: 'office.prices.nightsNote',
    hint: 'office.seasons.hints.minNights',
  },
  {
    name: 'weekendPerNight',
    note: null,
    hint: 'office.seasons.hints.weekendPerNight',
  },
  { name: 'weekPercent', note: 'office.seasons.percent', hint: 'office.seasons.hints.weekPercent' },
] as const

type SeasonFieldsProps = {
  form: Pick<
    ReturnType<typeof useForm<SeasonTexts, Problem, SeasonDraft>>,
    'field' | 'values' | 'change'
  >
  isEditing: boolean
}

/** The controls of a season: nights, price and conditions. */
function SeasonFields({ form: { field, values, change }, isEditing }: SeasonFieldsProps) {
  const { t } = useTranslation()
  return (
    <div className="grid gap-x-4 gap-y-1 @min-[15rem]:grid-cols-2 @3xl:grid-cols-4">
      {DAYS.map((name) => (
        <DateField
          key={name}
          {...field(name)}
          className="col-span-1"
          remark={name === 'to' && nightsOf(values, (count) => t('units.nights', { count }))}
        />
      ))}
      {FIGURES.map(({ name, note, hint }) => (
        <TextField
          key={name}
          {...field(name)}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the owner has just pressed Edit.
          autoFocus={isEditing && name === 'perNight'}
          className="tabular-nums"
          inputMode="numeric"
          autoComplete="off"
          note={note === null ? currency.sign : t(note)}
          hint={hint && t(hint)}
        />
      ))}
      <ArrivalDays
        name="arrivalDays"
        label={t('office.prices.fields.arrivalDays')}
        value={values.arrivalDays}
        className="@min-[15rem]:col-span-2"
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
  const { t, language } = useTranslation()
  const hintId = useId()
  return (
    <fieldset className={className} aria-describedby={hintId}>
      <legend className="mb-1.5 text-sm font-semibold text-pine-800">{label}</legend>
      <div className="grid grid-cols-7 gap-1">
        {WEEK.map((day) => (
          <label key={day} className="weekday-choice">
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
