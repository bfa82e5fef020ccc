import { type Channel, readChannels, type StoredAsked } from '#domain/channels/channel.ts'
import type { Failure } from '#domain/failure.ts'
import {
  type ChannelChange,
  declineOver,
  keepMissingOver,
  removeChannelOver,
  saveChannelOver,
} from './channelWriter.ts'
import { settleOver } from './importing.ts'
import { pageLine } from './changes.ts'
import { database, type Unsubscribe } from './database.ts'
import { followValue } from './follow.ts'
import { newKey } from './makeChange.ts'

/** Subscribes to the channels by name; for owners. */
export function followChannels(
  onChannels: (channels: Channel[]) => void,
  onFailure: (failure: Failure) => void,
): Unsubscribe {
  return followValue('channels', (stored) => onChannels(readChannels(stored).channels), onFailure)
}

/** Adds or edits a channel; rejects as `saveChannelOver` does. */
export const saveChannel = (change: ChannelChange): Promise<void> =>
  saveChannelOver(pageLine, change)

/** Deletes a channel; rejects with a `Failure`. */
export const removeChannel = (id: string): Promise<void> => removeChannelOver(pageLine, id)

/** Stores that an owner keeps a stay that its channel has removed; rejects with a `Failure`. */
export const keepMissing = (channel: string, stay: string): Promise<void> =>
  keepMissingOver(pageLine, channel, stay)

/** Stores that an event blocks no nights; rejects with a `Failure`. */
export const decline = (channel: Channel, asked: StoredAsked): Promise<void> =>
  declineOver(pageLine, channel, asked)

/** Stores that an entry of an import is settled; rejects with a `Failure`. */
export const settle = (feed: string, place: string): Promise<void> =>
  settleOver(pageLine, feed, place)

/** An id for a new channel. */
export const newChannelId = (): string => newKey(database)
