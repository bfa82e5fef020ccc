import { SERVER_TIME, type Writes } from '#domain/commands/writes.ts'
import type { Edit } from '#domain/edit.ts'
import { Failure } from '#domain/failure.ts'
import type { QueuedChange } from '#domain/queuedChange.ts'
import { writeFields } from '#domain/record.ts'
import {
  differences,
  fieldsOf,
  mergePart,
  pathOf,
  readPart,
  type SettingsValues,
} from '#domain/settings/settings.ts'
import { firstGuideWrites, guidePath } from '#domain/guide/guestGuide.ts'
import {
  type GuideWords,
  isBlank,
  readGuide,
  saysSameGuide,
  writeGuide,
} from '#domain/guide/guide.ts'
import {
  accountPath,
  firstAccountWrites,
  readAccount,
  writeAccount,
} from '#domain/guestPage/pageAccount.ts'
import { mergeGuides, type GuideEdit } from '#domain/pendingTexts.ts'
import { type DatabaseClient, permissionDenied, read, TRIES, tryUpdate } from './client.ts'
import { type Secret, secretFor } from './secretFor.ts'

/** Stores a change of the arrival guide, and what guests read of it, as `sendEdit` does. */
export async function sendGuide(client: DatabaseClient, edit: GuideEdit): Promise<void> {
  const { key, first } = await secretFor(client, 'guide', firstGuideWrites)
  return sendEdit<GuideWords>(client, edit, {
    path: 'guide',
    read: (stored) => {
      const guide = readGuide(stored)
      return { values: guide, version: guide.version }
    },
    writes: (_, after, version) => ({
      guide: { ...writeGuide(after), version, by: client.author(), at: SERVER_TIME },
      [guidePath(key)]: isBlank(after) ? null : { ...writeGuide(after), version },
      ...first,
    }),
    merge: mergeGuides,
    isSame: saysSameGuide,
  })
}

/** Stores a change of the settings, and the account that guests read, as `sendEdit` does. */
export async function sendSettings(
  client: DatabaseClient,
  work: QueuedChange<'settings'>,
): Promise<void> {
  const { setting } = work
  const secret = setting === 'private' ? await accountSecret(client, work.wanted) : null
  const fields = fieldsOf(setting)
  const path = pathOf(setting)
  return sendEdit(client, work, {
    path,
    read: (stored) => readPart(setting, stored),
    writes: (_, after, version) => ({
      [path]: { ...writeFields(fields, after), version },
      ...(secret && accountWrites(secret, after)),
    }),
    merge: (...versions) => mergePart(setting, ...versions),
    isSame: (one, other) => differences(setting, one, other).length === 0,
  })
}

/** The account's secret; `null` while there is neither an account nor a secret. */
async function accountSecret(
  client: DatabaseClient,
  wanted: SettingsValues,
): Promise<Secret | null> {
  const secret = await secretFor(client, 'account', firstAccountWrites)
  const isNew = Object.keys(secret.first).length > 0
  return isNew && readAccount(wanted) === null ? null : secret
}

function accountWrites({ key, first }: Secret, settings: SettingsValues): Writes {
  const account = readAccount(settings)
  return { [accountPath(key)]: account && writeAccount(account), ...first }
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
