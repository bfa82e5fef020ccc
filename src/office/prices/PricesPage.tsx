import { useState } from 'react'
import { newKey, save } from '#db/save.ts'
import { usePrices } from '#db/stores.ts'
import { changePrices } from '#domain/prices/priceChange.ts'
import {
  type PriceSeason,
  type SeasonDraft,
  type StoredPrices,
  TAX_PAYMENTS,
  termsFields,
} from '#domain/prices/prices.ts'
import { ownersDraft } from '#db/cache.ts'
import { Checkbox, Question } from '#office/shared/forms.tsx'
import { RecordFoot, useRecordForm } from '#office/shared/recordForm.tsx'
import { AccessDenied, LoadingPlaceholder } from '#office/shared/StatusNote.tsx'
import { StoredText } from '#office/shared/StoredText.tsx'
import { useOfficeToday } from '#office/shared/useOfficeToday.ts'
import { formatSpan, formatWeekdays } from '#i18n/format.ts'
import { formatMoney } from '#i18n/formatNumbers.ts'
import { translate } from '#i18n/index.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { DraftNotice } from '#office/shared/DraftNotice.tsx'
import { Button } from '#ui/Button.tsx'
import { Choice } from '#ui/Choice.tsx'
import { TextField } from '#ui/Field.tsx'
import { toastDone } from '#ui/Toasts.tsx'
import { CopyYear } from './CopyYear.tsx'
import { Fold } from './Fold.tsx'
import { PaymentTermsForm } from './PaymentTermsForm.tsx'
import { draftedSeason, SeasonForm } from './SeasonForm.tsx'

/** The seasons, the form of a season, and the terms. */
export function PricesPage() {
  const prices = usePrices()
  if (prices.state === 'failed') return <AccessDenied />
  if (prices.state === 'loading') return <LoadingPlaceholder />
  return <Prices prices={prices.value} />
}

const CARD = 'rounded-card bg-white p-5 shadow-soft sm:p-6'

function Prices({ prices }: { prices: StoredPrices }) {
  const { t } = useTranslation()
  const today = useOfficeToday()
  const [editingId, setEditingId] = useState(draftedSeason)
  const [deleting, setDeleting] = useState<PriceSeason | null>(null)
  const { seasons, version } = prices
  const past = seasons.filter(({ to }) => to < today)
  const coming = seasons.filter(({ to }) => to >= today)
  const list = {
    editingId,
    onEdit: ({ id }: PriceSeason) => setEditingId(id),
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
        <CopyYear {...{ seasons, version }} />
        <SeasonForm key={editingId} {...{ editingId, prices }} onClose={() => setEditingId(null)} />
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
        <TermsForm prices={prices} />
        <h3 className="mt-6 mb-3 border-t border-linen-300 pt-5 font-semibold">
          {t('office.settings.titles.terms')}
        </h3>
        <PaymentTermsForm />
      </section>
      <DeleteSeason season={deleting} version={version} onClose={() => setDeleting(null)} />
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
            <span className="min-w-[min(16rem,100%)] grow">
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

/** A season's conditions: "en az 5 gece · hafta sonu 11.000". */
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

type DeleteSeasonProps = {
  /** The season to delete; `null` closes the dialog. */
  season: PriceSeason | null
  version: number
  onClose: () => void
}

function DeleteSeason({ season, version, onClose }: DeleteSeasonProps) {
  const { t, language } = useTranslation()

  async function remove({ id }: PriceSeason) {
    await save(changePrices({ seasons: [{ id, next: null }], version, entry: newKey() }))
    toastDone(() => translate('office.prices.changed'))
  }

  return (
    <Question
      open={season !== null}
      onAnswer={async () => {
        if (season) await remove(season)
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

function TermsForm({ prices: { terms, version } }: { prices: StoredPrices }) {
  const { t } = useTranslation()
  const { form, conflict } = useRecordForm({
    fields: termsFields,
    draftKey: ownersDraft('terms'),
    values: terms,
    version,
    label: (name) => t(`office.prices.fields.${name}`),
    changeOf: (terms, version, entry) => changePrices({ terms, version, entry }),
    onSaved: () => toastDone(() => translate('office.prices.changed')),
  })
  const { change, field, sending, values } = form

  return (
    <form {...form.props} aria-labelledby="terms">
      <DraftNotice form={form} />
      <div className="grid gap-x-4 gap-y-1 sm:grid-cols-2 lg:grid-cols-4">
        {FIGURES.map((name) => (
          <TextField
            key={name}
            {...field(name)}
            className="tabular-nums"
            inputMode="numeric"
            autoComplete="off"
            note={t(`office.prices.notes.${name}`)}
          />
        ))}
        <Choice
          name="taxPaid"
          label={t('office.prices.fields.taxPaid')}
          value={values.taxPaid === 'door' ? 'door' : 'included'}
          options={TAX_PAYMENTS.map((way) => [way, t(`office.prices.taxPaid.${way}`)])}
          onChange={(taxPaid) => change({ taxPaid })}
        />
      </div>
      <Checkbox
        name="sameDayTurnover"
        label={<b className="font-semibold">{t('office.prices.fields.sameDayTurnover')}</b>}
        checked={values.sameDayTurnover !== ''}
        onTick={(on) => change({ sameDayTurnover: on ? 'on' : '' })}
      >
        {t('office.prices.turnoverHint')}
      </Checkbox>
      <RecordFoot {...{ sending, conflict }} save={t('office.prices.saveTerms')} />
    </form>
  )
}
