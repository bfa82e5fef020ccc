import { SERVER_TIME, together } from '#domain/commands/writes.ts'
import { Failure } from '#domain/failure.ts'
import { giveGuideWrites, guestGuidePath } from '#domain/guide/guestGuide.ts'
import {
  type Guide,
  type GuideWords,
  isBlank,
  readGuide,
  saysSameGuide,
  writeGuide,
} from '#domain/guide/guide.ts'
import { tryUpdate, type Line, read } from './line.ts'

/** The number of pages in one write. */
const BATCH = 20

/** The new guide, and the version that it replaces. */
export type GuideChange = { wanted: GuideWords; seen: Pick<Guide, 'version'> }

/**
 * Stores the arrival guide; pending while offline. Rejects with the `Failure` `changed` when
 * another owner was first, else with another one.
 */
export async function saveGuideOver(line: Line, { wanted, seen }: GuideChange): Promise<void> {
  const version = seen.version + 1
  const by = line.author()
  const writes = { guide: { ...writeGuide(wanted), version, by, at: SERVER_TIME } }
  if (await tryUpdate(line, writes)) return
  const now = readGuide(await read(line, 'guide'))
  // An earlier response may have been lost.
  if (now.version === version && now.by === by && saysSameGuide(now, wanted)) return
  if (now.version !== seen.version)
    throw new Failure('changed', 'Another owner has changed the same')
  throw new Failure('permission', 'Permission denied')
}

/**
 * Copies the guide to these pages, unless they have this version; leaves out refused ones, such as
 * that of a stay cancelled since. Returns the number of pages without it. Rejects with a `Failure`.
 */
export async function giveGuideOver(
  line: Line,
  keys: readonly string[],
  guide: Guide,
): Promise<number> {
  const expected = isBlank(guide) ? null : guide.version
  let left = 0
  for (let start = 0; start < keys.length; start += BATCH) {
    const batch = keys.slice(start, start + BATCH)
    const versions = await Promise.all(
      batch.map((key) => read(line, `${guestGuidePath(key)}/version`)),
    )
    const writes = batch
      .filter((_, index) => versions[index] !== expected)
      .map((key) => giveGuideWrites(key, guide))
    if (writes.length === 0 || (await tryUpdate(line, together(writes)))) continue
    // One refused path refuses the whole write.
    for (const each of writes) if (!(await tryUpdate(line, each))) left += 1
  }
  return left
}
