import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { findOverlaps } from '#domain/nightRepair.ts'
import type { Reservation, UnreadableRecord } from '#domain/reservation.ts'
import { stayAddress } from '#features/office/addresses.ts'
import { formatDates, formatUnreadable } from '#features/office/stayText.ts'
import { useGuestName } from '#features/office/guestNotes.tsx'
import { useTranslation } from '#i18n/useTranslation.ts'
import { rememberLast } from './stableValues.ts'
import { buttonStyle } from '#ui/Button.tsx'
import { StoredRecord } from './StayActions.tsx'

type ProblemCardProps = { about: 'unreadable' | 'overlaps'; count: number; children: ReactNode }

function ProblemCard({ about, count, children }: ProblemCardProps) {
  const { t } = useTranslation()
  return (
    <section id={about} className="scroll-mt-16 rounded-card bg-white p-5 shadow-soft sm:p-6">
      <h2 className="text-heading">
        {t(`admin.${about}.title`)} ({count})
      </h2>
      <p className="mt-2 max-w-text text-pine-700">{t(`admin.${about}.intro`)}</p>
      <ul className="divide-y divide-linen-200">{children}</ul>
    </section>
  )
}

function EditLink({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation()
  return (
    <Link
      to={stayAddress(id)}
      aria-label={`${t('admin.table.edit')}: ${name}`}
      className={buttonStyle({ size: 'small' })}
    >
      {t('admin.table.edit')}
    </Link>
  )
}

/** The records that cannot be read: listed, because each may be somebody's stay. */
export function UnreadableRecords({ records }: { records: readonly UnreadableRecord[] }) {
  const { t } = useTranslation()
  if (records.length === 0) return null
  return (
    <ProblemCard about="unreadable" count={records.length}>
      {records.map((record) => (
        <li key={record.id} className="py-4 last:pb-0">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <p className="font-semibold text-alert-700">{formatUnreadable(t, record)}</p>
            <EditLink id={record.id} name={record.texts.musteriAdi || record.id} />
          </div>
          <StoredRecord record={record} />
        </li>
      ))}
    </ProblemCard>
  )
}

const overlapsIn = rememberLast(findOverlaps<Reservation>)

/** The stays that share nights, which older records may, with the way to correct them. */
export function Overlaps({ reservations }: { reservations: readonly Reservation[] }) {
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
              <EditLink id={stay.id} name={nameOf(stay.musteriAdi)} />
            </p>
          ))}
        </li>
      ))}
    </ProblemCard>
  )
}
