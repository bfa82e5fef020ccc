import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { optional } from '#domain/field/field.ts'
import type { Terms } from '#domain/prices/prices.ts'
import type { SeasonChange } from '#domain/prices/priceChange.ts'
import { type PriceSeason, seasonFields, spanProblem } from '#domain/prices/season.ts'
import { priceDays } from '#domain/prices/splitSeasons.ts'
import type { Problem } from '#domain/problem.ts'
import { emptyTexts, readTexts, type TextsOf, type ValuesOf } from '#domain/record.ts'
import { tidyDate } from '#domain/typedDate.ts'
import { DateField } from '#features/office/DateField.tsx'
import { OWNERS_DRAFTS } from '#features/office/draftKeys.ts'
import { FailureNote } from '#features/office/FailureNote.tsx'
import { useFormatError } from '#i18n/failureWords.ts'
import { formatSpan } from '#i18n/format.ts'
import { formatMoney } from '#i18n/formatNumbers.ts'
import { useProblemWords } from '#i18n/problemWords.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { type Checked, useForm } from '#lib/form/useForm.ts'
import { readDraft } from '#lib/form/drafts.ts'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/Field.tsx'
import { useFormatSeason } from './useFormatSeason.ts'

const fields = {
  from: seasonFields.from,
  to: seasonFields.to,
  perNight: seasonFields.perNight,
  minNights: optional(seasonFields.minNights),
}

type Texts = TextsOf<typeof fields>

const EMPTY = emptyTexts(fields)

const DRAFT = `${OWNERS_DRAFTS}days-price`

type PriceForDaysProps = {
  seasons: readonly PriceSeason[]
  terms: Terms
  newId: () => string
  /** Stores the seasons, all or none; rejects with a `Failure`. */
  onSave: (seasons: SeasonChange[]) => Promise<void>
}

/** Gives some days a price of their own by splitting their season, with a preview. */
export function PriceForDays({ seasons, terms, newId, onSave }: PriceForDaysProps) {
  const { t } = useTranslation()
  const formatError = useFormatError()
  const explain = useProblemWords()
  const [open, setOpen] = useState(() => readDraft(DRAFT, EMPTY) !== null)

  const form = useForm({
    empty: EMPTY,
    draft: { key: DRAFT },
    check,
    early: ({ code }: Problem) => code === 'seasonOrder',
    tidy: (texts) => ({ ...texts, from: tidyDate(texts.from), to: tidyDate(texts.to) }),
    submit: async (days) => {
      await onSave(changesFor(days, newId))
      form.restart()
      setOpen(false)
    },
    label: (name) => t(`office.prices.fields.${name}`),
    explain,
  })
  const { field, values, sending } = form
  const read = check(values)

  function changesFor({ from, to, ...price }: ValuesOf<typeof fields>, id: () => string) {
    return priceDays(seasons, { from, to }, { ...price, usualMinNights: terms.minNights }, id)
  }

  return (
    <details
      className="mt-6 border-t border-linen-300 pt-4"
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="cursor-pointer font-semibold text-accent-700">
        {t('office.prices.days.open')}
      </summary>
      {open && (
        <form {...form.props} className="mt-4 @container">
          <p className="mb-4 max-w-prose text-sm text-pine-700">{t('office.prices.days.hint')}</p>
          <div className="grid grid-cols-2 gap-x-4 gap-y-1 @3xl:grid-cols-4">
            <DateField {...field('from')} className="col-span-1" />
            <DateField {...field('to')} className="col-span-1" />
            <TextField
              {...field('perNight')}
              className="tabular-nums"
              inputMode="numeric"
              autoComplete="off"
              note={t('office.prices.lira')}
            />
            <TextField
              {...field('minNights')}
              className="tabular-nums"
              inputMode="numeric"
              autoComplete="off"
              note={t('office.prices.nightsNote')}
              hint={t('office.prices.days.sameMinNights')}
            />
          </div>
          {'value' in read && (
            <Preview changes={changesFor(read.value, () => '')} perNight={read.value.perNight} />
          )}
          <Button type="submit" aria-disabled={sending.state === 'sending'}>
            {t('office.prices.days.save')}
          </Button>
          {sending.state === 'failed' && (
            <FailureNote>
              {t('admin.form.failed', { message: formatError(sending.failure) })}
            </FailureNote>
          )}
        </form>
      )}
    </details>
  )
}

/** The seasons as they will be. */
function Preview({ changes, perNight }: { changes: SeasonChange[]; perNight: number }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const formatSeason = useFormatSeason()
  const parts = changes.flatMap(({ wanted }) => wanted ?? [])
  return (
    <div className="mb-4" aria-live="polite">
      <p className="mb-1 text-sm font-semibold text-pine-800">{t('office.prices.days.preview')}</p>
      <ul className="space-y-1 tabular-nums">
        {parts.map((season) => (
          <li
            key={season.from}
            className={season.perNight === perNight ? 'font-semibold' : 'text-pine-700'}
          >
            {formatSpan(season, language)}:{' '}
            {[formatMoney(season.perNight, language), ...formatSeason(season)].join(' · ')}
          </li>
        ))}
      </ul>
    </div>
  )
}

function check(
  texts: Texts,
): Checked<ValuesOf<typeof fields>, { [Name in keyof Texts]?: Problem }> {
  const read = readTexts(fields, texts)
  if ('problems' in read) return read
  const problem = spanProblem(read.value)
  if (problem === null) return read
  return { problems: { to: { code: problem === 'order' ? 'seasonOrder' : 'long' } } }
}
