import { useTranslation } from '#i18n/useTranslation.ts'
import { villa } from '#content/villa.ts'
import { DAYS_DELETED } from '#domain/cancelled/cancelledStay.ts'
import { dayIn, daysBetween, type IsoDate } from '#domain/date.ts'
import type { Deletion } from '#domain/reservation.ts'
import type { StoredCancellation } from '#domain/cancelled/cancellation.ts'
import { formatDate } from '#i18n/format.ts'
import { formatMoment } from '#features/office/stayText.ts'

type DeletedNoteProps = { deletion: Deletion; today: IsoDate | null }

/** When a stay was deleted, and for how many days it can be brought back. */
export function DeletedNote({ deletion, today }: DeletedNoteProps) {
  const { t, language } = useTranslation()
  const day = dayIn(villa.timeZone, deletion.at)
  const left = today && Math.max(0, DAYS_DELETED - daysBetween(day, today))
  return (
    <span className="block text-sm font-normal text-pine-600">
      <span className="font-semibold text-alert-700">{t('admin.deletion.badge')}</span>{' '}
      {formatDate(day, language)}
      {left !== null && ` · ${t('admin.deletion.daysLeft', { count: left })}`}
    </span>
  )
}

/** When a stay was cancelled, by which owner, and why. */
export function CancelledNote({ cancellation }: { cancellation: StoredCancellation }) {
  const { t, language } = useTranslation()
  const { at, by, reason } = cancellation
  return (
    <span className="block text-sm font-normal text-pine-600">
      {t('office.cancelling.said', { moment: formatMoment(at, language), by })}
      {reason !== undefined && <span className="block text-pine-800">{reason}</span>}
    </span>
  )
}
