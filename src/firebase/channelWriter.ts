import { SERVER_TIME, below } from '#domain/acts/writes.ts'
import {
  type Channel,
  type ChannelDraft,
  channelFields,
  conflictFields,
  type Pull,
  readChannel,
  resultFields,
  unreadableFields,
  sameChannel,
} from '#domain/channels/channel.ts'
import { Failure, GoneMeanwhile } from '#domain/failure.ts'
import { writeFields } from '#domain/record.ts'
import { isGranted, type Line, read } from './line.ts'

/** What is to be made of a channel, and what its owner saw of it; `null` where there is none yet. */
export type ChannelChange = { id: string; base: Channel | null; wanted: ChannelDraft }

/** What was read at another address says nothing of this one. */
const UNPULLED = { at: null, result: null, conflicts: null, unreadable: null, echoes: null }

/**
 * Adds a channel or changes one, from the version that its owner saw; stays pending while the line is cut. Rejects with
 * `GoneMeanwhile`, or with the `Failure` `changed` when another owner was quicker.
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
  if (await isGranted(line, writes)) return
  const stored = await read(line, `channels/${id}`)
  const current = readChannel(id, stored)
  // The answer to it was lost on the way, or another owner has entered the same.
  if (current && sameChannel(current, wanted)) return
  if (base && stored === null) throw new GoneMeanwhile()
  throw current && current.version !== base?.version
    ? new Failure('changed', `The channel ${id} is at version ${current.version}`)
    : new Failure('permission', 'Permission denied')
}

/** Deletes a channel; the stays that came by it stay. Rejects with a `Failure`. */
export async function removeChannelOver(line: Line, id: string): Promise<void> {
  if (await isGranted(line, { [`channels/${id}`]: null })) return
  throw new Failure('permission', 'Permission denied')
}

/** Keeps what a pull came to; `false` when the channel has been deleted meanwhile. */
export function savePullOver(line: Line, id: string, pull: Pull): Promise<boolean> {
  const { result, conflicts, unreadable, echoes } = pull
  return isGranted(
    line,
    below(`channels/${id}`, {
      at: SERVER_TIME,
      result: writeFields(resultFields, result),
      conflicts: numbered(conflicts.map((each) => writeFields(conflictFields, each))),
      unreadable: numbered(unreadable.map((each) => writeFields(unreadableFields, each))),
      echoes: numbered(echoes),
    }),
  )
}

/** A list as the database keeps one, the places its keys. */
function numbered(list: readonly unknown[]): object {
  return Object.fromEntries(list.entries())
}
