import { useState } from 'react'
import { useTranslation } from '#i18n/useTranslation.ts'
import { optional } from '#domain/field/field.ts'
import type { Terms } from '#domain/prices/prices.ts'
import type { SeasonChange } from '#domain/prices/priceChange.ts'
import {
  type PriceSeason,
  type SeasonDraft,
  seasonFields,
  spanProblem,
} from '#domain/prices/season.ts'
import { priceDays, seasonsForNextYear } from '#domain/prices/splitSeasons.ts'
import type { Problem } from '#domain/problem.ts'
import { emptyTexts, readTexts, type TextsOf, type ValuesOf } from '#domain/record.ts'
import { tidyDate } from '#domain/typedDate.ts'
import { DateField } from '#features/office/DayField.tsx'
import { OWNERS_DRAFTS } from '#features/office/draftKeys.ts'
import { SendingFailure, StatusNote } from '#features/office/StatusNote.tsx'
import { formatSpan } from '#i18n/format.ts'
import { formatMoney } from '#i18n/formatNumbers.ts'
import { useProblemWords } from '#i18n/problemWords.ts'
import { type Checked, useForm } from '#lib/form/useForm.ts'
import { readDraft } from '#lib/form/drafts.ts'
import { useSending } from '#lib/form/useSending.ts'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/Field.tsx'
import { useFormatSeason } from './PriceHistory.tsx'

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
    explain: useProblemWords(),
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
          <SendingFailure sending={sending} />
        </form>
      )}
    </details>
  )
}

function Preview({ changes, perNight }: { changes: SeasonChange[]; perNight: number }) {
  const { t, language } = useTranslation()
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

const PERCENT = { min: -50, max: 300 } as const

type CopyYearProps = {
  year: number
  seasons: readonly PriceSeason[]
  /** Stores the new seasons, all or none; rejects with a `Failure`. */
  onCopy: (seasons: SeasonDraft[]) => Promise<void>
}

/** Copies this year's seasons to the next, raised by a percentage, with a preview. */
export function CopyYear({ year, seasons, onCopy }: CopyYearProps) {
  const { t, language } = useTranslation()
  const formatSeason = useFormatSeason()
  const { sending, send } = useSending()
  const [typed, setTyped] = useState('0')
  const [added, setAdded] = useState(0)
  const percent = /^-?\d{1,3}$/.test(typed.trim()) ? Number(typed) : Number.NaN
  const wrong = !(percent >= PERCENT.min && percent <= PERCENT.max)
  const next = wrong ? [] : seasonsForNextYear(seasons, { year, percent })
  const free = next.flatMap(({ draft, inTheWay }) => (inTheWay ? [] : [draft]))
  const isOver = next.length > 0 && free.length === 0

  async function copy() {
    setAdded(0)
    await onCopy(free)
    setAdded(free.length)
  }

  return (
    <details className="mt-6 border-t border-linen-300 pt-4">
      <summary className="cursor-pointer font-semibold text-accent-700">
        {t('office.prices.copy.open', { year, next: year + 1 })}
      </summary>
      <TextField
        className="mt-4 w-48"
        label={t('office.prices.copy.percent')}
        note="%"
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          setAdded(0)
        }}
        error={wrong ? t('office.prices.copy.wrong', PERCENT) : undefined}
      />
      {added === 0 && (
        <ul className="mb-4 space-y-1 tabular-nums">
          {next.map(({ draft, inTheWay }) => (
            <li key={draft.from} className={inTheWay ? 'text-pine-600' : undefined}>
              {formatSpan(draft, language)}:{' '}
              {inTheWay
                ? t('office.prices.copy.inTheWay', { span: formatSpan(inTheWay, language) })
                : [formatMoney(draft.perNight, language), ...formatSeason(draft)].join(' · ')}
            </li>
          ))}
        </ul>
      )}
      {next.length === 0 && !wrong && (
        <p className="mb-4">{t('office.prices.copy.none', { year })}</p>
      )}
      {isOver && added === 0 && (
        <p className="mb-4">{t('office.prices.copy.done', { year: year + 1 })}</p>
      )}
      <StatusNote className="text-accent-800 not-empty:mb-4">
        {added > 0 && t('office.prices.copy.added', { count: added, year: year + 1 })}
      </StatusNote>
      {free.length > 0 && (
        <Button aria-disabled={sending.state === 'sending'} onClick={() => void send(copy)}>
          {t('office.prices.copy.add', { count: free.length })}
        </Button>
      )}
      <SendingFailure sending={sending} text={(message) => message} />
    </details>
  )
}
