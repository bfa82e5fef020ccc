import type { BackupOrigin, StoredParts } from '#domain/backup/backup.ts'
import { readGuide, type StoredGuide } from '#domain/guide/guide.ts'
import { type OwnLetters, readOwnLetters } from '#domain/letters/ownLetters.ts'
import { readPrices, type StoredPrices } from '#domain/prices/storedPrices.ts'
import { app } from './app.ts'
import { pageLine } from './changes.ts'
import { serverNow } from './clock.ts'
import { read } from './line.ts'
import { readRequests, readStoredParts } from './storedParts.ts'

/** The project in this site's backups. */
export const PROJECT = app.options.projectId ?? ''

/** Reads the content of a backup with its time; rejects with a `Failure`. */
export async function readForBackup(): Promise<
  StoredParts & Pick<BackupOrigin, 'project' | 'madeAt'>
> {
  const parts = await readStoredParts(pageLine)
  const madeAt = new Date(serverNow()).toISOString()
  return { ...parts, project: PROJECT, madeAt }
}

/**
 * Reads the present requests, prices, guide and letters for the comparison with a backup; rejects
 * with a `Failure`.
 */
export async function readBeside(): Promise<{
  requestIds: ReadonlySet<string>
  prices: StoredPrices
  guide: StoredGuide
  letters: OwnLetters
}> {
  const requests = await readRequests(pageLine)
  const prices = readPrices(await read(pageLine, 'prices'))
  const guide = readGuide(await read(pageLine, 'guide'))
  const letters = readOwnLetters(await read(pageLine, 'letters'))
  return { requestIds: new Set(Object.keys(requests)), prices, guide, letters }
}
