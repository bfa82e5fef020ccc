import { useTranslation } from 'react-i18next'
import { villa } from '#content/villa.ts'
import { type StoredParts, writeBackup } from '#domain/backup/backup.ts'
import type { IsoDate } from '#domain/date.ts'
import { fileName } from '#lib/download.ts'
import { FileCard, type MadeFile } from './FileCard.tsx'

/** What is stored, of which project, and when that was. */
type Stored = StoredParts & { project: string; madeAt: string }

type BackupCardProps = {
  today: IsoDate
  /** Whether there are changes that have not been sent yet. */
  unsent: boolean
  /** Reads all that is stored; rejects with the failure to be told. */
  onRead: () => Promise<Stored>
}

/** The whole season as one file that can be put back. */
export function BackupCard({ today, unsent, onRead }: BackupCardProps) {
  const { t } = useTranslation()

  async function make(): Promise<MadeFile> {
    const { project, madeAt, ...parts } = await onRead()
    return {
      name: `${fileName(villa.name, t('office.tools.backup.file'), today)}.json`,
      text: writeBackup({ villa: villa.name, project, madeAt }, parts),
      type: 'application/json',
      holds: [
        t('office.tools.stays', { count: countOf(parts.reservations) }),
        t('office.tools.requests', { count: countOf(parts.requests) }),
        t('office.tools.backup.prices'),
      ].join(', '),
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
