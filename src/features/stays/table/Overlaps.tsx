import { useTranslation } from 'react-i18next'
import { findOverlaps } from '#domain/nightRepair.ts'
import type { Reservation } from '#domain/reservation.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { rememberLast } from '#lib/rememberLast.ts'
import { Button } from '#ui/Button.tsx'
import { formatDates } from '#features/office/stayText.ts'
import { useGuestName } from '#features/office/useGuestName.ts'

type OverlapsProps = {
  reservations: readonly Reservation[]
  onEdit: (reservation: Reservation) => void
}

const overlapsIn = rememberLast(findOverlaps<Reservation>)

/** The stays that share nights, possible in older records, and how to correct them. */
export function Overlaps({ reservations, onEdit }: OverlapsProps) {
  const { t } = useTranslation()
  const nameOf = useGuestName()
  const language = useLanguage()
  const overlaps = overlapsIn(reservations)
  if (overlaps.length === 0) return null
  return (
    <section className="rounded-card bg-white p-5 shadow-soft sm:p-6">
      <h2 className="text-heading">
        {t('admin.overlaps.title')} ({overlaps.length})
      </h2>
      <p className="mt-2 max-w-text text-pine-700">{t('admin.overlaps.intro')}</p>
      <ul className="divide-y divide-linen-200">
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
      </ul>
    </section>
  )
}
