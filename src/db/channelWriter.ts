import { SERVER_TIME, below, type Writes } from '#domain/commands/writes.ts'
import {
  askedFields,
  type Channel,
  type ChannelDraft,
  channelFields,
  conflictFields,
  type Pull,
  readChannel,
  resultFields,
  type StoredAsked,
  unreadableFields,
  sameChannel,
} from '#domain/channels/channel.ts'
import { Failure, GoneMeanwhile } from '#domain/failure.ts'
import { writeFields } from '#domain/record.ts'
import { tryUpdate, type Line, read } from './line.ts'

/** The new value of a channel, and the version that its owner loaded; `null` for a new one. */
export type ChannelChange = { id: string; base: Channel | null; wanted: ChannelDraft }

/** Pull results of another address are invalid. */
const UNPULLED = {
  at: null,
  result: null,
  conflicts: null,
  asked: null,
  unreadable: null,
  echoes: null,
  missing: null,
}

/**
 * Adds or edits a channel from the loaded version; pending while offline. Rejects with
 * `GoneMeanwhile`, or with the `Failure` `changed` when another owner was first.
 */
export async function saveChannelOver(
  line: Line,
  { id, base, wanted }: ChannelChange,
): Promise<void> {
  const { lastNight = null, source = null, ...entered } = writeFields(channelFields, wanted)
  const writes = below(`channels/${id}`, {
    ...entered,
    lastNight,
    source,
    version: (base?.version ?? 0) + 1,
    ...(base && base.url !== wanted.url && UNPULLED),
  })
  if (await tryUpdate(line, writes)) return
  const stored = await read(line, `channels/${id}`)
  const current = readChannel(id, stored)
  // An earlier answer was lost, or another owner entered the same.
  if (current && sameChannel(current, wanted)) return
  if (base && stored === null) throw new GoneMeanwhile()
  throw current && current.version !== base?.version
    ? new Failure('changed', `The channel ${id} is at version ${current.version}`)
    : new Failure('permission', 'Permission denied')
}

/** Deletes a channel, but not its stays. Rejects with a `Failure`. */
export async function removeChannelOver(line: Line, id: string): Promise<void> {
  if (await tryUpdate(line, { [`channels/${id}`]: null })) return
  throw new Failure('permission', 'Permission denied')
}

/** Stores the result of a channel's pull; `false` when the channel was deleted since. */
export function savePullOver(
  line: Line,
  { id, pulled }: Pick<Channel, 'id' | 'pulled'>,
  pull: Pull,
): Promise<boolean> {
  const { result, conflicts, asked, unreadable, echoes, missing } = pull
  return tryUpdate(
    line,
    below(`channels/${id}`, {
      at: SERVER_TIME,
      result: writeFields(resultFields, result),
      conflicts: numbered(conflicts.map((each) => writeFields(conflictFields, each))),
      asked: numbered(asked.map((each) => writeFields(askedFields, each))),
      unreadable: numbered(unreadable.map((each) => writeFields(unreadableFields, each))),
      echoes: numbered(echoes),
      ...missingWrites(pulled?.missing ?? new Map(), missing),
    }),
  )
}

/** An owner may have answered since the pull began, so answers are left alone. */
function missingWrites(before: Pull['missing'], now: Pull['missing']): Writes {
  const writes: Writes = {}
  for (const [stay, { since, asks = null }] of now) {
    writes[`missing/${stay}/since`] = since
    writes[`missing/${stay}/asks`] = asks
  }
  for (const stay of before.keys()) if (!now.has(stay)) writes[`missing/${stay}`] = null
  return writes
}

/** Stores that an owner keeps a stay that its channel has removed. Rejects with a `Failure`. */
export async function keepMissingOver(line: Line, channel: string, stay: string): Promise<void> {
  if (await tryUpdate(line, { [`channels/${channel}/missing/${stay}/kept`]: true })) return
  throw new Failure('permission', 'Permission denied')
}

/**
 * Stores that an event blocks no nights; the whole event is written, because a pull may have
 * replaced it. Rejects with a `Failure`.
 */
export async function declineOver(line: Line, channel: Channel, asked: StoredAsked): Promise<void> {
  const place = channel.pulled?.asked.indexOf(asked) ?? -1
  const declined = writeFields(askedFields, { ...asked, declined: true })
  if (
    place >= 0 &&
    (await tryUpdate(line, { [`channels/${channel.id}/asked/${place}`]: declined }))
  )
    return
  throw new Failure('permission', 'Permission denied')
}

/** A list in the database's form, with indexes as keys. */
function numbered(list: readonly unknown[]): object {
  return Object.fromEntries(list.entries())
}
