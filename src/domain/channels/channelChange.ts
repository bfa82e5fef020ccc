import { type Change, changeRecord, refused, writeOver } from '#domain/change.ts'
import { namesOf, writeFields } from '#domain/record.ts'
import { below, SERVER_TIME, type Writes } from '#domain/writes.ts'
import {
  askedFields,
  type Channel,
  type ChannelDraft,
  channelFields,
  conflictFields,
  missingFields,
  type Pull,
  resultFields,
  type StoredAsked,
  unreadableFields,
} from './channel.ts'

/** Deletes the result of a pull, which belongs to the address that was read. */
const UNPULLED = {
  at: null,
  result: null,
  conflicts: null,
  asked: null,
  unreadable: null,
  echoes: null,
  missing: null,
}

/** The change of a channel's entries; the result of its pulls remains unless the address changes. */
export function changeChannel(id: string, seen: Channel | null, wanted: ChannelDraft): Change {
  const path = `channels/${id}`
  const version = seen?.version ?? 0
  const values = {
    ...Object.fromEntries(namesOf(channelFields).map((name) => [name, null])),
    ...writeFields(channelFields, wanted),
  }
  const isMoved = seen !== null && seen.url !== wanted.url
  return {
    ...changeRecord({ path, version, values, isPrivate: false }),
    writes: () => below(path, { ...values, version: version + 1, ...(isMoved && UNPULLED) }),
  }
}

/** Deletes a channel, but not its stays. */
export function deleteChannel({ id }: Pick<Channel, 'id'>): Change {
  return writeOver({ [`channels/${id}`]: null })
}

/**
 * An owner keeps a stay that its channel has removed. Writes the whole entry, so that the next pull
 * removes it if one has found the stay again in the meantime.
 */
export function keepStay({ id, pulled }: Channel, stay: string): Change {
  const missing = pulled?.missing.get(stay)
  const kept = missing && writeFields(missingFields, { ...missing, kept: true })
  return writeOver(kept ? { [`channels/${id}/missing/${stay}`]: kept } : {})
}

/**
 * An owner declines an event of many nights. Writes the whole event, because a pull may have
 * replaced the list; the next pull removes what the calendar no longer contains.
 */
export function declineEvent({ id, pulled }: Channel, asked: StoredAsked): Change {
  const place = pulled?.asked.indexOf(asked) ?? -1
  const declined = writeFields(askedFields, { ...asked, declined: true })
  return writeOver(place < 0 ? {} : { [`channels/${id}/asked/${place}`]: declined })
}

/** Stores the result of a channel's pull; nothing when the channel was deleted since. */
export function storePull({ id, pulled }: Pick<Channel, 'id' | 'pulled'>, pull: Pull): Change {
  const path = `channels/${id}`
  const { result, conflicts, asked, unreadable, echoes, missing } = pull
  const writes = below(path, {
    at: SERVER_TIME,
    result: writeFields(resultFields, result),
    conflicts: numbered(conflicts.map((each) => writeFields(conflictFields, each))),
    asked: numbered(asked.map((each) => writeFields(askedFields, each))),
    unreadable: numbered(unreadable.map((each) => writeFields(unreadableFields, each))),
    echoes: numbered(echoes),
    ...missingWrites(pulled?.missing ?? new Map(), missing),
  })
  return {
    writes: () => writes,
    refusal: async (read) => ((await read(path)) === null ? null : refused()),
  }
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
