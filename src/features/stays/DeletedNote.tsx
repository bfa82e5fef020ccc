import { useTranslation } from 'react-i18next'
import { villa } from '#content/villa.ts'
import { DAYS_DELETED } from '#domain/cancelled/cancelledStay.ts'
import { dayIn, daysBetween, type IsoDate } from '#domain/date.ts'
import type { Deletion } from '#domain/reservation.ts'
import { formatDate } from '#i18n/format.ts'
import { useLanguage } from '#i18n/useLanguage.ts'

type DeletedNoteProps = { deletion: Deletion; today: IsoDate | null }

/** When a stay was deleted, and for how many days it can be brought back. */
export function DeletedNote({ deletion, today }: DeletedNoteProps) {
  const { t } = useTranslation()
  const language = useLanguage()
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
