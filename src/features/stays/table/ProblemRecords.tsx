import type { ReactNode } from 'react'
import { useTranslation } from '#i18n/useTranslation.ts'
import type { Reservation, UnreadableRecord } from '#domain/reservation.ts'
import { amountOf } from '#domain/amount.ts'
import { needsWord, type OlderRecord } from '#domain/records.ts'
import { findOverlaps } from '#domain/nightRepair.ts'
import { Button } from '#ui/Button.tsx'
import { StoredText } from '#features/office/StoredText.tsx'
import { formatDates, sayUnreadable } from '#features/office/stayText.ts'
import { useGuestName } from '#features/office/useOffice.ts'
import { formatExactMoney } from '#i18n/formatNumbers.ts'
import { rememberLast } from '#lib/stableValues.ts'

type ProblemCardProps = {
  about: 'unreadable' | 'older' | 'overlaps'
  count: number
  children: ReactNode
}

function ProblemCard({ about, count, children }: ProblemCardProps) {
  const { t } = useTranslation()
  return (
    <section className="rounded-card bg-white p-5 shadow-soft sm:p-6">
      <h2 className="text-heading">
        {t(`admin.${about}.title`)} ({count})
      </h2>
      <p className="mt-2 max-w-text text-pine-700">{t(`admin.${about}.intro`)}</p>
      <ul className="divide-y divide-linen-200">{children}</ul>
    </section>
  )
}

type UnreadableRecordsProps = {
  records: readonly UnreadableRecord[]
  /** Opens a record in the form; without it, records cannot be repaired. */
  onRepair?: (record: UnreadableRecord) => void
  /** Asks whether to delete a record; without it, records cannot be deleted. */
  onDelete?: (record: UnreadableRecord) => void
}

/** Never dropped, because they may be somebody's stay. */
export function UnreadableRecords({ records, onRepair, onDelete }: UnreadableRecordsProps) {
  const { t } = useTranslation()
  if (records.length === 0) return null
  return (
    <ProblemCard about="unreadable" count={records.length}>
      {records.map((record) => (
        <li key={record.id} className="py-4 last:pb-0">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <p className="font-semibold text-alert-700">{sayUnreadable(t, record)}</p>
            <div className="flex flex-wrap gap-2">
              {onRepair && (
                <Button size="small" onClick={() => onRepair(record)}>
                  {t('admin.table.edit')}
                </Button>
              )}
              {onDelete && (
                <Button variant="danger" size="small" onClick={() => onDelete(record)}>
                  {t('admin.unreadable.delete')}
                </Button>
              )}
            </div>
          </div>
          <StoredText
            labels={{
              ...t('admin.fields', { returnObjects: true }),
              ...t('admin.unreadable.fields', { returnObjects: true }),
            }}
            words={t('admin.unreadable.statuses', { returnObjects: true })}
            wrong={record.wrong}
          >
            {record.stored}
          </StoredText>
        </li>
      ))}
    </ProblemCard>
  )
}

/** A record of the older layout with its id and guest's name. */
type Older = OlderRecord & { id: string; musteriAdi: string }

type OlderRecordsProps = {
  records: readonly Older[]
  pending: boolean
  /** Moves a record to the current layout as it is read. */
  onMove: (record: Older) => void
  onRepair: (id: string) => void
}

/** The records of the older layout that need an owner's confirmation. */
export function OlderRecords({ records, pending, onMove, onRepair }: OlderRecordsProps) {
  const { t } = useTranslation()
  const waiting = records.filter(needsWord)
  if (waiting.length === 0) return null
  return (
    <ProblemCard about="older" count={waiting.length}>
      {waiting.map((record) => (
        <li key={record.id} className="py-4 last:pb-0">
          <p className="font-semibold wrap-anywhere">{nameOf(record)}</p>
          <Readings record={record} />
          {record.wrong.length > 0 && (
            <p className="mt-2 text-alert-700">
              {t('admin.older.wrong', {
                fields: record.wrong.map((name) => t(`admin.fields.${name}`)).join(', '),
              })}
            </p>
          )}
          <div className="mt-3 flex flex-wrap gap-2">
            {record.wrong.length === 0 && (
              <Button
                size="small"
                aria-disabled={pending}
                aria-label={`${t('admin.older.move')}: ${nameOf(record)}`}
                onClick={() => {
                  if (!pending) onMove(record)
                }}
              >
                {t('admin.older.move')}
              </Button>
            )}
            <Button
              size="small"
              aria-label={`${t('admin.table.edit')}: ${nameOf(record)}`}
              onClick={() => onRepair(record.id)}
            >
              {t('admin.table.edit')}
            </Button>
          </div>
        </li>
      ))}
    </ProblemCard>
  )
}

function Readings({ record: { readings } }: { record: Older }) {
  const { t, language } = useTranslation()
  if (readings.length === 0) return null
  return (
    <ul className="mt-2 space-y-1">
      {readings.map(({ name, before, after }) => (
        <li key={name} className="wrap-anywhere tabular-nums">
          {t('admin.older.reading', {
            field: t(`admin.fields.${name}`),
            before,
            after: formatExactMoney(amountOf(after), language),
          })}
        </li>
      ))}
    </ul>
  )
}

// An empty name is one of the reasons why a record cannot be moved.
function nameOf({ id, musteriAdi }: Older): string {
  return musteriAdi.trim() || id
}

type OverlapsProps = {
  reservations: readonly Reservation[]
  onEdit: (reservation: Reservation) => void
}

const overlapsIn = rememberLast(findOverlaps<Reservation>)

/** The stays that share nights, possible in older records, and how to correct them. */
export function Overlaps({ reservations, onEdit }: OverlapsProps) {
  const { t, language } = useTranslation()
  const nameOf = useGuestName()
  const overlaps = overlapsIn(reservations)
  if (overlaps.length === 0) return null
  return (
    <ProblemCard about="overlaps" count={overlaps.length}>
      {overlaps.map(({ one, other, shared }) => (
        <li key={`${one.id} ${other.id}`} className="py-4 last:pb-0">
          <p className="font-semibold text-alert-700">
            {t('admin.overlaps.shared', { dates: formatDates(shared, language) })}
          </p>
          {[one, other].map((stay) => (
            <p key={stay.id} className="mt-2 flex flex-wrap items-center justify-between gap-2">
              <span className="min-w-0 wrap-anywhere">
                <strong className="font-semibold">{nameOf(stay.musteriAdi)}</strong>{' '}
                <span className="tabular-nums">{formatDates(stay.stay, language)}</span>
              </span>
              <Button
                size="small"
                aria-label={`${t('admin.table.edit')}: ${nameOf(stay.musteriAdi)}`}
                onClick={() => onEdit(stay)}
              >
                {t('admin.table.edit')}
              </Button>
            </p>
          ))}
        </li>
      ))}
    </ProblemCard>
  )
}
