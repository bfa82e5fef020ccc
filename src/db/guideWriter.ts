import { SERVER_TIME, together } from '#domain/commands/writes.ts'
import { giveGuideWrites, guestGuidePath } from '#domain/guide/guestGuide.ts'
import {
  type Guide,
  type GuideWords,
  isBlank,
  readGuide,
  saysSameGuide,
  writeGuide,
} from '#domain/guide/guide.ts'
import { mergeGuides, type GuideEdit } from '#domain/guide/pendingGuide.ts'
import { sendEdit } from './editWriter.ts'
import { tryUpdate, type DatabaseClient, read } from './client.ts'

/** The number of pages in one write. */
const BATCH = 20

/** Stores a change of the arrival guide as `sendEdit` does. */
export function sendGuide(client: DatabaseClient, edit: GuideEdit): Promise<void> {
  return sendEdit<GuideWords>(client, edit, {
    path: 'guide',
    read: (stored) => {
      const guide = readGuide(stored)
      return { values: guide, version: guide.version }
    },
    writes: (_, after, version) => ({
      guide: { ...writeGuide(after), version, by: client.author(), at: SERVER_TIME },
    }),
    merge: mergeGuides,
    isSame: saysSameGuide,
  })
}

/**
 * Copies the guide to these pages, unless they have this version; leaves out refused ones, such as
 * that of a stay cancelled since. Returns the number of pages without it. Rejects with a `Failure`.
 */
export async function giveGuideOver(
  client: DatabaseClient,
  keys: readonly string[],
  guide: Guide,
): Promise<number> {
  const expected = isBlank(guide) ? null : guide.version
  let left = 0
  for (let start = 0; start < keys.length; start += BATCH) {
    const batch = keys.slice(start, start + BATCH)
    const versions = await Promise.all(
      batch.map((key) => read(client, `${guestGuidePath(key)}/version`)),
    )
    const writes = batch
      .filter((_, index) => versions[index] !== expected)
      .map((key) => giveGuideWrites(key, guide))
    if (writes.length === 0 || (await tryUpdate(client, together(writes)))) continue
    // One refused path refuses the whole write.
    for (const each of writes) if (!(await tryUpdate(client, each))) left += 1
  }
  return left
}
