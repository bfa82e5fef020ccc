import type { BackupOrigin, StoredParts } from '#domain/backup/backup.ts'
import { app } from './app.ts'
import { pageClient } from './changes.ts'
import { serverNow } from './clock.ts'
import { readStoredParts } from './storedParts.ts'

export const PROJECT = app.options.projectId ?? ''

/** Reads the content of a backup with its time; rejects with a `Failure`. */
export async function readForBackup(): Promise<
  StoredParts & Pick<BackupOrigin, 'project' | 'madeAt'>
> {
  const parts = await readStoredParts(pageClient)
  const madeAt = new Date(serverNow()).toISOString()
  return { ...parts, project: PROJECT, madeAt }
}
