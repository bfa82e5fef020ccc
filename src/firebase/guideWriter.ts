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
import { isGranted, type Line, read } from './line.ts'

/** So many guests are given the guide in one write. */
const BATCH = 20

/** The guide as its owner wants it, in place of the version that they saw. */
export type GuideChange = { wanted: GuideWords; seen: Pick<Guide, 'version'> }

/**
 * Stores the arrival guide; stays pending while the line is cut. Rejects with the `Failure` `changed` when another owner was
 * quicker, else with another one.
 */
export async function saveGuideOver(line: Line, { wanted, seen }: GuideChange): Promise<void> {
  const version = seen.version + 1
  const by = line.author()
  const writes = { guide: { ...writeGuide(wanted), version, by, at: SERVER_TIME } }
  if (await isGranted(line, writes)) return
  const now = readGuide(await read(line, 'guide'))
  // The answer to it may have been lost on the way.
  if (now.version === version && now.by === by && saysSameGuide(now, wanted)) return
  if (now.version !== seen.version)
    throw new Failure('changed', 'Another owner has changed the same')
  throw new Failure('permission', 'Permission denied')
}

/**
 * Gives the guests of these pages the guide as it is, where they have another version of it or none; what is refused, such as to
 * who was cancelled in the same moment, is left. Returns how many are left without it. Rejects with a `Failure`.
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
    if (writes.length === 0 || (await isGranted(line, together(writes)))) continue
    // One that may not be written refuses them all.
    for (const each of writes) if (!(await isGranted(line, each))) left += 1
  }
  return left
}
