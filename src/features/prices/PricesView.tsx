import { useState } from 'react'
import { useTranslation } from '#i18n/useTranslation.ts'
import type { IsoDate } from '#domain/date.ts'
import type { PriceChange, PriceEntry } from '#domain/prices/priceChange.ts'
import {
  disjointSeasons,
  type PriceSeason,
  seasonOverlaps,
  sortSeasons,
} from '#domain/prices/season.ts'
import { type StoredPrices, type Terms, termsFields } from '#domain/prices/prices.ts'
import { StoredText } from '#features/office/StoredText.tsx'
import { Button } from '#ui/Button.tsx'
import { CopyYear, PriceForDays } from './PriceForDays.tsx'
import { PriceHistory, SeasonStrip, useFormatSeason } from './PriceHistory.tsx'
import {
  EMPTY_TERMS,
  seasonToEdit,
  TERMS_DRAFT,
  termsTypedOver,
  typedTerms,
  unfinishedSeason,
} from './priceDrafts.ts'
import { SeasonForm } from './SeasonForm.tsx'
import { formatSpan } from '#i18n/format.ts'
import { Checkbox, FormFoot, Question } from '#features/office/forms.tsx'
import { formatMoney } from '#i18n/formatNumbers.ts'
import { differingFields, readTexts, showFields } from '#domain/record.ts'
import { Theirs } from '#features/office/StatusNote.tsx'
import { useProblemWords } from '#i18n/problemWords.ts'
import { useForm } from '#lib/form/useForm.ts'
import { TextField } from '#ui/Field.tsx'

type PricesViewProps = {
  prices: StoredPrices
  history: readonly PriceEntry[]
  today: IsoDate
  newId: () => string
  /** Submits a change of the shown prices; rejects with a `Failure`. */
  onChange: (change: PriceChange) => Promise<void>
}

/** The prices' page: seasons, terms, and their history. */
export function PricesView({ prices, history, today, newId, onChange }: PricesViewProps) {
  const { t } = useTranslation()
  const thisYear = Number(today.slice(0, 4))
  const [editing, setEditing] = useState(unfinishedSeason)
  const [year, setYear] = useState(editing ? Number(editing.from.slice(0, 4)) : thisYear)
  const [deleting, setDeleting] = useState<PriceSeason | null>(null)
  const { terms } = prices
  const seasons = sortSeasons(prices.seasons)
  const inYear = seasons.filter(({ from, to }) => from <= `${year}-12-31` && to >= `${year}-01-01`)

  return (
    <>
      <section aria-labelledby="seasons" className={CARD}>
        <YearHead year={year} onYear={setYear} />
        <SeasonStrip year={year} seasons={disjointSeasons(inYear)} today={today} />
        <SeasonOverlaps seasons={seasons} />
        <SeasonTable
          seasons={inYear}
          editingId={editing?.id ?? null}
          onEdit={(season) => setEditing(seasonToEdit(season))}
          onDelete={setDeleting}
        />
        <SeasonForm
          key={editing?.id ?? ''}
          editing={editing}
          seasons={seasons}
          onSave={(wanted) =>
            onChange({ seasons: [{ id: editing?.id ?? newId(), seen: editing, wanted }] })
          }
          onClose={() => setEditing(null)}
        />
        <PriceForDays
          seasons={seasons}
          terms={terms}
          newId={newId}
          onSave={(changes) => onChange({ seasons: changes })}
        />
        <CopyYear
          key={year}
          year={year}
          seasons={seasons}
          onCopy={(copies) =>
            onChange({
              seasons: copies.map((wanted) => ({ id: newId(), seen: null, wanted })),
            })
          }
        />
        {prices.unreadable.map(({ id, stored }) => (
          <div key={id} className="mt-4">
            <p>{t('office.prices.unreadable')}</p>
            <StoredText labels={t('office.prices.fields', { returnObjects: true })}>
              {stored}
            </StoredText>
          </div>
        ))}
      </section>
      <section aria-labelledby="terms" className={CARD}>
        <h2 id="terms" className="mb-4 text-heading">
          {t('office.prices.terms')}
        </h2>
        <TermsForm
          key={JSON.stringify(terms)}
          terms={terms}
          onSave={(wanted) => onChange({ terms: { seen: terms, wanted } })}
        />
      </section>
      <section aria-labelledby="history" className={CARD}>
        <h2 id="history" className="mb-2 text-heading">
          {t('office.prices.history.title')}
        </h2>
        <PriceHistory entries={history} />
      </section>
      <DeleteSeason
        season={deleting}
        onConfirm={(season) =>
          onChange({ seasons: [{ id: season.id, seen: season, wanted: null }] })
        }
        onClose={() => setDeleting(null)}
      />
    </>
  )
}

function YearHead({ year, onYear }: { year: number; onYear: (year: number) => void }) {
  const { t } = useTranslation()
  return (
    <div className="mb-4 flex items-center gap-1">
      <h2 id="seasons" className="mr-auto text-heading tabular-nums">
        {t('office.prices.seasons', { year })}
      </h2>
      <span className="flex gap-1">
        {[year - 1, year + 1].map((other) => (
          <Button key={other} size="small" onClick={() => onYear(other)}>
            {String(other)}
          </Button>
        ))}
      </span>
    </div>
  )
}

const CARD = 'rounded-card bg-white p-5 shadow-soft sm:p-6'

/** Overlaps that only the database console can cause. */
function SeasonOverlaps({ seasons }: { seasons: readonly PriceSeason[] }) {
  const { t, language } = useTranslation()
  const overlaps = seasonOverlaps(seasons)
  if (overlaps.length === 0) return null
  return (
    <div className="mt-4">
      <ul className="space-y-2">
        {overlaps.map(({ one, other, shared }) => (
          <li key={`${one.id} ${other.id}`} className="font-semibold text-alert-700">
            {t('office.prices.overlap', {
              shared: formatSpan(shared, language),
              one: formatSpan(one, language),
              other: formatSpan(other, language),
            })}
          </li>
        ))}
      </ul>
      <p className="mt-2 text-pine-700">{t('office.prices.overlapHint')}</p>
    </div>
  )
}

type DeleteSeasonProps = {
  /** The season to delete; `null` closes the dialog. */
  season: PriceSeason | null
  onConfirm: (season: PriceSeason) => Promise<void>
  onClose: () => void
}

function DeleteSeason({ season, onConfirm, onClose }: DeleteSeasonProps) {
  const { t, language } = useTranslation()
  return (
    <Question
      open={season !== null}
      onAnswer={async () => {
        if (season) await onConfirm(season)
        onClose()
      }}
      onClose={onClose}
    >
      {season && (
        <p className="mt-3">
          <strong className="block font-semibold">{formatSpan(season, language)}</strong>
          {formatMoney(season.perNight, language)}
        </p>
      )}
      <p className="mt-2">{t('office.prices.deleteHint')}</p>
    </Question>
  )
}

type SeasonTableProps = {
  /** Sorted by first night. */
  seasons: readonly PriceSeason[]
  editingId: string | null
  onEdit: (season: PriceSeason) => void
  onDelete: (season: PriceSeason) => void
}

function SeasonTable({ seasons, editingId, onEdit, onDelete }: SeasonTableProps) {
  const { t, language } = useTranslation()
  const formatSeason = useFormatSeason()
  if (seasons.length === 0) return <p className="mt-4 text-pine-700">{t('office.prices.empty')}</p>
  return (
    <ul className="mt-4 divide-y divide-linen-300">
      {seasons.map((season) => {
        const { id, from, to, perNight } = season
        const span = formatSpan({ from, to }, language)
        return (
          <li
            key={id}
            aria-current={id === editingId || undefined}
            className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3 aria-[current]:bg-accent-50"
          >
            <span className="min-w-[16rem] grow">
              <span className="block font-semibold tabular-nums">{span}</span>
              <span className="text-sm text-pine-700">{formatSeason(season).join(' · ')}</span>
            </span>
            <span className="font-serif text-heading tabular-nums">
              {formatMoney(perNight, language)}
            </span>
            <span className="ml-auto flex gap-1">
              <Button
                variant="quiet"
                size="small"
                aria-label={`${t('admin.table.edit')}: ${span}`}
                onClick={() => onEdit(season)}
              >
                {t('admin.table.edit')}
              </Button>
              <Button
                variant="quiet"
                size="small"
                aria-label={`${t('admin.table.delete')}: ${span}`}
                onClick={() => onDelete(season)}
              >
                {t('admin.table.delete')}
              </Button>
            </span>
          </li>
        )
      })}
    </ul>
  )
}

const FIGURES = ['cleaningFee', 'depositPercent', 'minNights', 'taxPercent'] as const

type TermsFormProps = {
  terms: Terms
  /** Stores the terms; rejects with a `Failure`. */
  onSave: (wanted: Terms) => Promise<void>
}

/** Mounted again when they change elsewhere, so that only typed fields are changed. */
export function TermsForm({ terms, onSave }: TermsFormProps) {
  const { t } = useTranslation()
  const [{ texts, theirs }] = useState(() => typedTerms(terms))

  const form = useForm({
    empty: EMPTY_TERMS,
    initial: texts,
    draft: { key: TERMS_DRAFT, about: termsTypedOver(terms), fresh: true },
    check: (texts) => readTexts(termsFields, texts),
    submit: async (wanted) => {
      if (differingFields(termsFields, terms, wanted).length > 0) await onSave(wanted)
      form.restart(showFields(termsFields, wanted))
    },
    label: (name) => t(`office.prices.fields.${name}`),
    explain: useProblemWords(),
  })
  const { change, field, sending, values } = form

  return (
    <form {...form.props} aria-labelledby="terms">
      <div className="grid gap-x-4 gap-y-1 sm:grid-cols-2 lg:grid-cols-4">
        {FIGURES.map((name) => (
          <TextField
            key={name}
            {...field(name)}
            className="tabular-nums"
            inputMode="numeric"
            autoComplete="off"
            note={t(`office.prices.notes.${name}`)}
            hint={theirs[name] !== undefined && <Theirs text={theirs[name]} />}
          />
        ))}
      </div>
      <Checkbox
        name="sameDayTurnover"
        label={<b className="font-semibold">{t('office.prices.fields.sameDayTurnover')}</b>}
        checked={values.sameDayTurnover !== ''}
        onTick={(on) => change({ sameDayTurnover: on ? 'on' : '' })}
      >
        {t('office.prices.turnoverHint')}
      </Checkbox>
      <FormFoot sending={sending} save={t('office.prices.saveTerms')} />
    </form>
  )
}
