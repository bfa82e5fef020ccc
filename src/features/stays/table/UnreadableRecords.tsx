import { useTranslation } from 'react-i18next'
import type { UnreadableRecord } from '#domain/reservation.ts'
import { Button } from '#ui/Button.tsx'
import { StoredText } from '#features/office/StoredText.tsx'
import { sayUnreadable } from '#features/office/unreadableText.ts'

type UnreadableRecordsProps = {
  records: readonly UnreadableRecord[]
  /** Opens a record in the form; without it, records cannot be repaired. */
  onRepair?: (record: UnreadableRecord) => void
  /** Asks whether to delete a record; without it, records cannot be deleted. */
  onDelete?: (record: UnreadableRecord) => void
}

/**
 * The stored records that fail validation, each with the reason; never dropped, because they may be
 * somebody's stay.
 */
export function UnreadableRecords({ records, onRepair, onDelete }: UnreadableRecordsProps) {
  const { t } = useTranslation()
  if (records.length === 0) return null
  return (
    <section className="rounded-card bg-white p-5 shadow-soft sm:p-6">
      <h2 className="text-heading">
        {t('admin.unreadable.title')} ({records.length})
      </h2>
      <p className="mt-2 max-w-text text-pine-700">{t('admin.unreadable.intro')}</p>
      <ul className="divide-y divide-linen-200">
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
      </ul>
    </section>
  )
}
