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
import { type ChannelOperation, isSameEvent } from '#domain/channels/pendingChannels.ts'
import type { Edit } from '#domain/edit.ts'
import { Failure, GoneMeanwhile } from '#domain/failure.ts'
import { mergeFields, writeFields } from '#domain/record.ts'
import { sendEdit } from './editWriter.ts'
import { tryUpdate, type DatabaseClient, read, expectUpdate } from './client.ts'

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
 * Runs an owner's operation on a channel; pending while offline. Rejects with `GoneMeanwhile` when
 * the channel to edit was deleted, with the `Failure` `changed` when another owner changed the
 * same, else with another one.
 */
export function sendChannel(client: DatabaseClient, operation: ChannelOperation): Promise<void> {
  const { id } = operation
  switch (operation.channel) {
    // A channel under the new id was added by an earlier attempt, and maybe edited since.
    case 'add':
      return saveOver(client, id, { base: operation.wanted, wanted: operation.wanted, version: 0 })
    case 'edit':
      return saveOver(client, id, operation)
    case 'delete':
      return removeOver(client, id, operation.base)
    case 'keep':
      return keepOver(client, id, operation.stay)
    case 'decline':
      return declineOver(client, id, operation.asked)
  }
}

function saveOver(client: DatabaseClient, id: string, edit: Edit<ChannelDraft>): Promise<void> {
  const path = `channels/${id}`
  return sendEdit(client, edit, {
    path,
    read: (stored) => {
      if (stored === null && edit.version > 0) throw new GoneMeanwhile()
      const values = readChannel(id, stored)
      return { values, version: values?.version ?? 0 }
    },
    writes: (before, after, version) => {
      const { lastNight = null, source = null, ...entered } = writeFields(channelFields, after)
      const moved = before.url !== after.url
      return below(path, { ...entered, lastNight, source, version, ...(moved && UNPULLED) })
    },
    merge: (...versions) => mergeFields(channelFields, ...versions),
    isSame: sameChannel,
  })
}

/** Deletes a channel, but not its stays. */
async function removeOver(client: DatabaseClient, id: string, base: ChannelDraft): Promise<void> {
  const current = readChannel(id, await read(client, `channels/${id}`))
  if (current && !sameChannel(current, base))
    throw new Failure('changed', `The channel ${id} is at version ${current.version}`)
  await expectUpdate(client, { [`channels/${id}`]: null })
}

async function keepOver(client: DatabaseClient, id: string, stay: string): Promise<void> {
  const missing = `channels/${id}/missing/${stay}`
  // A pull has found it again.
  if ((await read(client, missing)) === null) return
  await expectUpdate(client, { [`${missing}/kept`]: true })
}

/** Writes the whole event, because a pull may replace it. */
async function declineOver(client: DatabaseClient, id: string, asked: StoredAsked): Promise<void> {
  const channel = readChannel(id, await read(client, `channels/${id}`))
  const place = channel?.pulled?.asked.findIndex((each) => isSameEvent(each, asked)) ?? -1
  // The calendar no longer contains it.
  if (place < 0) return
  const declined = writeFields(askedFields, { ...asked, declined: true })
  await expectUpdate(client, { [`channels/${id}/asked/${place}`]: declined })
}

/** Stores the result of a channel's pull; `false` when the channel was deleted since. */
export function savePullOver(
  client: DatabaseClient,
  { id, pulled }: Pick<Channel, 'id' | 'pulled'>,
  pull: Pull,
): Promise<boolean> {
  const { result, conflicts, asked, unreadable, echoes, missing } = pull
  return tryUpdate(
    client,
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

/** A list in the database's form, with indexes as keys. */
function numbered(list: readonly unknown[]): object {
  return Object.fromEntries(list.entries())
}
