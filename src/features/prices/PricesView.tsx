import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { IsoDate } from '#domain/date.ts'
import type { PriceChange } from '#domain/prices/priceChange.ts'
import type { PriceEntry } from '#domain/prices/priceLog.ts'
import { disjointSeasons, type PriceSeason, sortSeasons } from '#domain/prices/season.ts'
import type { StoredPrices } from '#domain/prices/storedPrices.ts'
import { StoredText } from '#features/office/StoredText.tsx'
import { Button } from '#ui/Button.tsx'
import { CopyYear } from './CopyYear.tsx'
import { DeleteSeason } from './DeleteSeason.tsx'
import { PriceForDays } from './PriceForDays.tsx'
import { PriceHistory } from './PriceHistory.tsx'
import { seasonToEdit, unfinishedSeason } from './priceDrafts.ts'
import { SeasonForm } from './SeasonForm.tsx'
import { SeasonOverlaps } from './SeasonOverlaps.tsx'
import { SeasonStrip } from './SeasonStrip.tsx'
import { SeasonTable } from './SeasonTable.tsx'
import { TermsForm } from './TermsForm.tsx'

type PricesViewProps = {
  prices: StoredPrices
  history: readonly PriceEntry[]
  today: IsoDate
  /** Returns the id for a new season. */
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

type YearHeadProps = { year: number; onYear: (year: number) => void }

function YearHead({ year, onYear }: YearHeadProps) {
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
