import { limitToLast, orderByKey, query, ref } from 'firebase/database'
import type { Failure } from '#domain/failure.ts'
import { type PriceChange, type PriceEntry, readPriceLog } from '#domain/prices/priceChange.ts'
import { readPrices, type StoredPrices } from '#domain/prices/storedPrices.ts'
import { entriesOf } from '#domain/records.ts'
import { type Channel, readChannels } from '#domain/channels/channel.ts'
import { type Caretaker, readCaretaker } from '#domain/caretaker/caretaker.ts'
import { type Guide, readGuide, type StoredGuide } from '#domain/guide/guide.ts'
import type { GuideEdit } from '#domain/pendingTexts.ts'
import { type CleaningDay, cleaningPath, writeCleaning } from '#domain/cleaning/cleaning.ts'
import { SERVER_TIME, type Writes } from '#domain/commands/writes.ts'
import { type LastChange, readLastChanges } from '#domain/settings/settings.ts'
import { pageClient } from './changes.ts'
import { database, type Unsubscribe } from './database.ts'
import { followCached, followSnapshot, followValue } from './follow.ts'
import { newKey } from './makeChange.ts'
import { sendPricesOver } from './priceWriter.ts'
import { settleOver } from './batches.ts'
import { giveGuideOver, sendGuide } from './editWriter.ts'
import { tryUpdate } from './client.ts'

/** Subscribes to the raw public settings. */
export function followPublicSettings(
  onSettings: (stored: unknown) => void,
  onFailure: (failure: Failure) => void,
): Unsubscribe {
  return followValue('settings/public', onSettings, onFailure)
}

/** Subscribes to the raw settings that only owners read. */
export function followPrivateSettings(
  onSettings: (stored: unknown) => void,
  onFailure: (failure: Failure) => void,
): Unsubscribe {
  return followValue('settings/private', onSettings, onFailure)
}

/** Subscribes to the last change of each part; for owners. */
export function followLastChanges(
  onChanges: (changes: LastChange[]) => void,
  onFailure: (failure: Failure) => void,
): Unsubscribe {
  return followValue('settings/before', (stored) => onChanges(readLastChanges(stored)), onFailure)
}

/** Subscribes to the cleaner's lists by key; for owners. */
export function followCleanings(
  onLists: (stored: unknown) => void,
  onFailure: (failure: Failure) => void,
): Unsubscribe {
  return followValue('cleanings', onLists, onFailure)
}

/** Stores the cleaner's list under its key, if any, and removes those under `former` keys. */
export async function saveCleaning(
  key: string | null,
  days: readonly CleaningDay[],
  former: readonly string[],
): Promise<void> {
  const removals = former.map((each) => [cleaningPath(each), null] as const)
  const writes: Writes = {
    ...Object.fromEntries(removals),
    ...(key !== null && { [cleaningPath(key)]: { at: SERVER_TIME, days: writeCleaning(days) } }),
  }
  await tryUpdate(pageClient, writes)
}

/** Subscribes to the owners' arrival guide without caching it. */
export function followGuide(
  onGuide: (guide: StoredGuide) => void,
  onFailure: (failure: Failure) => void,
): Unsubscribe {
  return followSnapshot('guide', (snapshot) => onGuide(readGuide(snapshot.val())), onFailure)
}

/** Stores the arrival guide; rejects as `sendGuide` does. */
export const saveGuide = (edit: GuideEdit): Promise<void> => sendGuide(pageClient, edit)

/** Copies the guide to guests' pages; returns and rejects as `giveGuideOver` does. */
export const giveGuide = (keys: readonly string[], guide: Guide): Promise<number> =>
  giveGuideOver(pageClient, keys, guide)

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

const HISTORY_LENGTH = 30

/** Subscribes to the prices for owners. */
export function followStoredPrices(
  onPrices: (prices: StoredPrices) => void,
  onFailure: (failure: Failure) => void,
): Unsubscribe {
  return followValue('prices', (stored) => onPrices(readPrices(stored)), onFailure)
}

/** Subscribes to the newest changes of the prices; for owners. */
export function followPriceLog(
  onEntries: (entries: PriceEntry[]) => void,
  onFailure: (failure: Failure) => void,
): Unsubscribe {
  const newest = query(ref(database, 'log/prices'), orderByKey(), limitToLast(HISTORY_LENGTH))
  return followCached(
    'log/prices',
    newest,
    (stored) => onEntries(readPriceLog(entriesOf(stored))),
    onFailure,
  )
}

/** Submits a change of the prices; rejects as `sendPricesOver` does. */
export const sendPrices = (change: PriceChange): Promise<void> => sendPricesOver(pageClient, change)

/** An id for a new season. */
export const newSeasonId = (): string => newKey(database)
