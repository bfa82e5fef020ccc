import { SERVER_TIME, type Writes } from '#domain/commands/writes.ts'
import type { Edit } from '#domain/edit.ts'
import { Failure } from '#domain/failure.ts'
import type { QueuedChange } from '#domain/queuedChange.ts'
import { writeFields } from '#domain/record.ts'
import { differences, fieldsOf, mergePart, pathOf, readPart } from '#domain/settings/settings.ts'
import {
  giveGuideWrites,
  guestGuidePath,
  type Guide,
  type GuideWords,
  isBlank,
  readGuide,
  saysSameGuide,
  writeGuide,
} from '#domain/guide/guide.ts'
import { mergeGuides, type GuideEdit } from '#domain/pendingTexts.ts'
import {
  type DatabaseClient,
  read,
  tryUpdate,
  TRIES,
  updateInBatches,
  permissionDenied,
} from './client.ts'

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
  const versions = await Promise.all(
    keys.map((key) => read(client, `${guestGuidePath(key)}/version`)),
  )
  const writes = keys
    .filter((_, index) => versions[index] !== expected)
    .map((key) => giveGuideWrites(key, guide))
  return updateInBatches(client, writes, BATCH)
}

/** Stores a change of the settings as `sendEdit` does. */
export function sendSettings(
  client: DatabaseClient,
  work: QueuedChange<'settings'>,
): Promise<void> {
  const { setting } = work
  const fields = fieldsOf(setting)
  const path = pathOf(setting)
  return sendEdit(client, work, {
    path,
    read: (stored) => readPart(setting, stored),
    writes: (_, after, version) => ({ [path]: { ...writeFields(fields, after), version } }),
    merge: (...versions) => mergePart(setting, ...versions),
    isSame: (one, other) => differences(setting, one, other).length === 0,
  })
}

type EditedRecord<V> = {
  path: string
  /** Parses the stored record; `values` are `null` before the first change. */
  read: (stored: unknown) => { values: V | null; version: number }
  writes: (before: V, after: V, version: number) => Writes
  merge: (base: V, theirs: V, mine: V) => { merged: V; clashes: readonly string[] }
  isSame: (one: V, other: V) => boolean
}

/**
 * Stores a change of a record with a version; pending while offline. When another owner was first,
 * it merges both; rejects with the `Failure` `changed` if both changed the same field, else with
 * another one.
 */
export async function sendEdit<V>(
  client: DatabaseClient,
  { base, wanted, version: seen }: Edit<V>,
  record: EditedRecord<V>,
): Promise<void> {
  let [before, after, version] = [base, wanted, seen]
  for (let tries = 0; tries < TRIES; tries += 1) {
    if (await tryUpdate(client, record.writes(before, after, version + 1))) return
    const now = record.read(await read(client, record.path))
    if (now.version === version) break
    const theirs = now.values ?? base
    const { merged, clashes } = record.merge(base, theirs, wanted)
    if (clashes.length > 0) throw new Failure('changed', `Both changed ${clashes.join(', ')}`)
    // An earlier response was lost, or another owner entered the same.
    if (now.values && record.isSame(merged, theirs)) return
    ;[before, after, version] = [theirs, merged, now.version]
  }
  throw permissionDenied()
}
