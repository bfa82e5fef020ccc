import type { BackupOrigin, StoredParts } from '#domain/backup/backup.ts'
import { app } from './app.ts'
import { signedInEmail } from './auth.ts'
import { serverNow } from './clock.ts'
import { database } from './database.ts'
import { readStoredParts } from './storedParts.ts'

export const PROJECT = app.options.projectId ?? ''

/** Reads the content of a backup with its time; rejects with a `Failure`. */
export async function readForBackup(): Promise<
  StoredParts & Pick<BackupOrigin, 'project' | 'madeAt'>
> {
  const parts = await readStoredParts({ database, author: signedInEmail })
  const madeAt = new Date(serverNow()).toISOString()
  return { ...parts, project: PROJECT, madeAt }
}
