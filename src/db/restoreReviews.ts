import { SERVER_TIME } from '#domain/commands/writes.ts'
import type { Backup } from '#domain/backup/readBackup.ts'
import { writeFields } from '#domain/record.ts'
import { storedReviewFields } from '#domain/reviews/review.ts'
import { publishWrites, reviewPath } from '#domain/reviews/reviewWrites.ts'
import { tryUpdate, type DatabaseClient, read } from './client.ts'
import { newKey } from './makeChange.ts'

/**
 * Restores the reviews of these page keys where none are stored, and publishes them again. Omits
 * reviews that the rules refuse, such as those of a page that was not restored.
 */
export async function restoreReviews(
  client: DatabaseClient,
  keys: readonly string[],
  reviews: Backup['reviews'],
): Promise<void> {
  for (const key of keys) {
    const kept = reviews.get(key)
    if (!kept || (await read(client, reviewPath(key))) !== null) continue
    const { review, shown } = kept
    const words = writeFields(storedReviewFields, review)
    const stored = { ...words, version: 1, at: SERVER_TIME }
    if (!(await tryUpdate(client, { [reviewPath(key)]: stored })) || !shown) continue
    const id = newKey(client.database)
    const { reply } = shown
    await tryUpdate(client, publishWrites(key, id, review))
    if (reply !== undefined) await tryUpdate(client, { [`publishedReviews/${id}/reply`]: reply })
  }
}
