import { type ReactNode, useState } from 'react'
import { useTranslation } from '#i18n/useTranslation.ts'
import type { IsoDate } from '#domain/date.ts'
import { type PriceChange, pricesWithPending, undoPrices } from '#domain/prices/priceChange.ts'
import { type StoredPrices, type Terms, termsFields } from '#domain/prices/prices.ts'
import { type PriceSeason, type SeasonDraft, sortSeasons } from '#domain/prices/season.ts'
import { seasonsForNextYear } from '#domain/prices/nextYear.ts'
import { pendingOf } from '#domain/queuedChange.ts'
import { differingFields, readTexts, showFields } from '#domain/record.ts'
import { freshKey } from '#db/changes.ts'
import { followStoredPrices } from '#db/officeValues.ts'
import { Checkbox, FormFoot, Question } from '#features/office/forms.tsx'
import {
  AccessDenied,
  LoadingPlaceholder,
  SendingFailure,
  Theirs,
} from '#features/office/StatusNote.tsx'
import { StoredText } from '#features/office/StoredText.tsx'
import { useOffice } from '#features/office/useOffice.ts'
import { useQueue, useSubmit } from '#features/office/useQueue.ts'
import { formatSpan, formatWeekdays } from '#i18n/format.ts'
import { formatMoney } from '#i18n/formatNumbers.ts'
import { useProblemWords } from '#i18n/problemWords.ts'
import { useForm } from '#lib/form/useForm.ts'
import { useSending } from '#lib/form/useSending.ts'
import { useRemote } from '#lib/remote.ts'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/Field.tsx'
import {
  EMPTY_TERMS,
  seasonToEdit,
  TERMS_DRAFT,
  termsTypedOver,
  typedTerms,
  unfinishedSeason,
} from './priceDrafts.ts'
import { SeasonForm } from './SeasonForm.tsx'

export function PricesPage() {
  const { today } = useOffice()
  const { works } = useQueue()
  const submit = useSubmit()
  const [prices, retry] = useRemote(followStoredPrices)
  if (prices.state === 'failed') return <AccessDenied onRetry={retry} />
  if (prices.state === 'loading') return <LoadingPlaceholder quiet />
  if (today === null) return null
  return (
    <PricesView
      prices={pricesWithPending(prices.value, pendingOf(works, 'prices'))}
      today={today}
      newId={freshKey}
      onChange={(change) =>
        submit({ of: 'prices', ...change }, { of: 'prices', ...undoPrices(change) })
      }
    />
  )
}

type PricesViewProps = {
  prices: StoredPrices
  today: IsoDate
  newId: () => string
  /** Submits a change of the shown prices; rejects with a `Failure`. */
  onChange: (change: PriceChange) => Promise<void>
}

const CARD = 'rounded-card bg-white p-5 shadow-soft sm:p-6'

/** The seasons, the form of a season, and the terms. */
export function PricesView({ prices, today, newId, onChange }: PricesViewProps) {
  const { t } = useTranslation()
  const [editing, setEditing] = useState(unfinishedSeason)
  const [deleting, setDeleting] = useState<PriceSeason | null>(null)
  const { terms } = prices
  const seasons = sortSeasons(prices.seasons)
  const past = seasons.filter(({ to }) => to < today)
  const coming = seasons.filter(({ to }) => to >= today)
  const list = {
    editingId: editing?.id ?? null,
    onEdit: (season: PriceSeason) => setEditing(seasonToEdit(season)),
    onDelete: setDeleting,
  }

  return (
    <>
      <section aria-labelledby="seasons" className={CARD}>
        <h2 id="seasons" className="text-heading">
          {t('office.prices.seasons')}
        </h2>
        <p className="mt-1 max-w-text text-sm text-pine-700">{t('office.prices.overlapHint')}</p>
        {coming.length > 0 ? (
          <SeasonList seasons={coming} {...list} />
        ) : (
          <p className="mt-4 text-pine-700">{t('office.prices.empty')}</p>
        )}
        {past.length > 0 && (
          <Fold summary={t('office.prices.past', { count: past.length })}>
            <SeasonList seasons={past} {...list} />
          </Fold>
        )}
        <CopyYear
          seasons={seasons}
          onCopy={(copies) =>
            onChange({ seasons: copies.map((wanted) => ({ id: newId(), seen: null, wanted })) })
          }
        />
        <SeasonForm
          key={editing?.id ?? ''}
          editing={editing}
          onSave={(wanted) =>
            onChange({ seasons: [{ id: editing?.id ?? newId(), seen: editing, wanted }] })
          }
          onClose={() => setEditing(null)}
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

type SeasonListProps = {
  /** Sorted by first night. */
  seasons: readonly PriceSeason[]
  editingId: string | null
  onEdit: (season: PriceSeason) => void
  onDelete: (season: PriceSeason) => void
}

function SeasonList({ seasons, editingId, onEdit, onDelete }: SeasonListProps) {
  const { t, language } = useTranslation()
  return (
    <ul className="mt-2 divide-y divide-linen-300">
      {seasons.map((season) => {
        const span = formatSpan(season, language)
        return (
          <li
            key={season.id}
            aria-current={season.id === editingId || undefined}
            className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3 aria-[current]:bg-accent-50"
          >
            <span className="min-w-[16rem] grow">
              <span className="block font-semibold tabular-nums">{span}</span>
              <Conditions season={season} />
            </span>
            <span className="font-serif text-heading tabular-nums">
              {formatMoney(season.perNight, language)}
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

/** A season's conditions: "en az 5 gece · hafta sonu ₺11.000". */
function Conditions({ season }: { season: SeasonDraft }) {
  const { t, language } = useTranslation()
  const { minNights, weekendPerNight, weekPercent = 0, arrivalDays } = season
  const conditions = [
    t('office.prices.atLeast', { count: minNights }),
    weekendPerNight !== undefined &&
      t('office.seasons.weekend', { amount: formatMoney(weekendPerNight, language) }),
    weekPercent > 0 && t('office.seasons.week', { percent: weekPercent }),
    arrivalDays !== undefined &&
      t('office.seasons.arrival', { weekdays: formatWeekdays(arrivalDays, language) }),
  ]
  return <span className="text-sm text-pine-700">{conditions.filter(Boolean).join(' · ')}</span>
}

function Fold({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className="border-t border-linen-300 py-3">
      <summary className="cursor-pointer font-semibold text-accent-700">{summary}</summary>
      {children}
    </details>
  )
}

const PERCENT = { min: -50, max: 300 } as const

type CopyYearProps = {
  seasons: readonly PriceSeason[]
  /** Stores the new seasons, all or none; rejects with a `Failure`. */
  onCopy: (seasons: SeasonDraft[]) => Promise<void>
}

/** Copies the seasons of the last year that has any to the next one, raised by a percentage. */
function CopyYear({ seasons, onCopy }: CopyYearProps) {
  const { t } = useTranslation()
  const { sending, send } = useSending()
  const [typed, setTyped] = useState('0')
  const percent = /^-?\d{1,3}$/.test(typed.trim()) ? Number(typed) : Number.NaN
  const isValid = percent >= PERCENT.min && percent <= PERCENT.max
  const year = Math.max(...seasons.map(({ from }) => Number(from.slice(0, 4))))
  const copies = seasonsForNextYear(seasons, { year, percent: isValid ? percent : 0 })
  if (copies.length === 0) return null
  return (
    // Closed again once the year is copied, so that a second tap does not copy the next one.
    <Fold key={year} summary={t('office.prices.copy.open', { year, next: year + 1 })}>
      <form
        className="mt-3 flex flex-wrap items-start gap-x-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (isValid) void send(() => onCopy(copies))
        }}
      >
        <TextField
          className="w-36"
          label={t('office.prices.copy.percent')}
          note="%"
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          error={isValid ? undefined : t('office.prices.copy.wrong', PERCENT)}
        />
        <Button
          type="submit"
          className="mt-6.5"
          aria-disabled={!isValid || sending.state === 'sending'}
        >
          {t('office.prices.copy.copy')}
        </Button>
      </form>
      <SendingFailure sending={sending} />
    </Fold>
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
