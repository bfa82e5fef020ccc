import { type Channel, readChannels } from '#domain/channels/channel.ts'
import type { Failure } from '#domain/failure.ts'
import { type Caretaker, readCaretaker } from '#domain/caretaker/caretaker.ts'
import { settleOver } from './batches.ts'
import { pageClient } from './changes.ts'
import { database, type Unsubscribe } from './database.ts'
import { followValue } from './follow.ts'
import { newKey } from './makeChange.ts'

/** Subscribes to the caretaker's reports; for owners. */
export function followCaretaker(
  onCaretaker: (caretaker: Caretaker) => void,
  onFailure: (failure: Failure) => void,
): Unsubscribe {
  return followValue('caretaker', (stored) => onCaretaker(readCaretaker(stored)), onFailure)
}

/** Subscribes to the channels by name; for owners. */
export function followChannels(
  onChannels: (channels: Channel[]) => void,
  onFailure: (failure: Failure) => void,
): Unsubscribe {
  return followValue('channels', (stored) => onChannels(readChannels(stored).channels), onFailure)
}

/** Stores that an entry of an import is settled; rejects with a `Failure`. */
export const settle = (feed: string, place: string): Promise<void> =>
  settleOver(pageClient, feed, place)

/** An id for a new channel. */
export const newChannelId = (): string => newKey(database)
