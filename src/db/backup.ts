import type { BackupOrigin, StoredParts } from '#domain/backup/backup.ts'
import { readGuide, type StoredGuide } from '#domain/guide/guide.ts'
import { type OwnLetters, readOwnLetters } from '#domain/letters/ownLetters.ts'
import { readPrices, type StoredPrices } from '#domain/prices/prices.ts'
import { app } from './app.ts'
import { pageClient } from './changes.ts'
import { serverNow } from './clock.ts'
import { read } from './client.ts'
import { readRequests, readStoredParts } from './storedParts.ts'

export const PROJECT = app.options.projectId ?? ''

/** Reads the content of a backup with its time; rejects with a `Failure`. */
export async function readForBackup(): Promise<
  StoredParts & Pick<BackupOrigin, 'project' | 'madeAt'>
> {
  const parts = await readStoredParts(pageClient)
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
  const requests = await readRequests(pageClient)
  const prices = readPrices(await read(pageClient, 'prices'))
  const guide = readGuide(await read(pageClient, 'guide'))
  const letters = readOwnLetters(await read(pageClient, 'letters'))
  return { requestIds: new Set(Object.keys(requests)), prices, guide, letters }
}
