import { useTranslation } from 'react-i18next'
import { villa } from '#content/villa.ts'
import { type StoredParts, writeBackup } from '#domain/backup/backup.ts'
import { BACKUP_LIMITS } from '#domain/backup/readBackup.ts'
import type { IsoDate } from '#domain/date.ts'
import { fileName } from '#lib/download.ts'
import type { MadeFile } from '#features/office/FileButton.tsx'
import { FileCard } from '#features/office/FileCard.tsx'

/** The stored data with its project and time. */
type Stored = StoredParts & { project: string; madeAt: string }

type BackupCardProps = {
  today: IsoDate
  /** Whether there are pending changes. */
  unsent: boolean
  /** Reads all stored data; rejects with a `Failure`. */
  onRead: () => Promise<Stored>
}

/** Downloads the whole season as one backup file. */
export function BackupCard({ today, unsent, onRead }: BackupCardProps) {
  const { t } = useTranslation()

  async function make(): Promise<MadeFile> {
    const { project, madeAt, ...parts } = await onRead()
    const text = writeBackup({ villa: villa.name, project, madeAt }, parts)
    const [stays, requests] = [countOf(parts.reservations), countOf(parts.requests)]
    const { bytes, records } = BACKUP_LIMITS
    const tooLarge = new Blob([text]).size > bytes || Math.max(stays, requests) > records
    return {
      name: `${fileName(villa.name, t('office.tools.backup.file'), today)}.json`,
      text,
      type: 'application/json',
      holds: [
        t('office.tools.stays', { count: stays }),
        t('office.tools.requests', { count: requests }),
        t('office.tools.backup.prices'),
      ],
      ...(tooLarge && { remark: t('office.tools.backup.tooLarge') }),
    }
  }

  return (
    <FileCard
      title={t('office.tools.backup.title')}
      text={t('office.tools.backup.text')}
      button={t('office.tools.backup.button')}
      notes={unsent ? [t('office.tools.backup.unsent')] : []}
      make={make}
    />
  )
}

function countOf(collection: unknown): number {
  return Object.keys(Object(collection) as object).length
}
