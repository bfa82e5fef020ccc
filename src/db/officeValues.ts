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

export function followPublicSettings(
  onSettings: (stored: unknown) => void,
  onFailure: (failure: Failure) => void,
): Unsubscribe {
  return followValue('settings/public', onSettings, onFailure)
}

export function followPrivateSettings(
  onSettings: (stored: unknown) => void,
  onFailure: (failure: Failure) => void,
): Unsubscribe {
  return followValue('settings/private', onSettings, onFailure)
}

export function followLastChanges(
  onChanges: (changes: LastChange[]) => void,
  onFailure: (failure: Failure) => void,
): Unsubscribe {
  return followValue('settings/before', (stored) => onChanges(readLastChanges(stored)), onFailure)
}

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

export const saveGuide = (edit: GuideEdit): Promise<void> => sendGuide(pageClient, edit)

export const giveGuide = (keys: readonly string[], guide: Guide): Promise<number> =>
  giveGuideOver(pageClient, keys, guide)

export function followCaretaker(
  onCaretaker: (caretaker: Caretaker) => void,
  onFailure: (failure: Failure) => void,
): Unsubscribe {
  return followValue('caretaker', (stored) => onCaretaker(readCaretaker(stored)), onFailure)
}

export function followChannels(
  onChannels: (channels: Channel[]) => void,
  onFailure: (failure: Failure) => void,
): Unsubscribe {
  return followValue('channels', (stored) => onChannels(readChannels(stored).channels), onFailure)
}

export const settle = (feed: string, place: string): Promise<void> =>
  settleOver(pageClient, feed, place)

export const newChannelId = (): string => newKey(database)

const HISTORY_LENGTH = 30

export function followStoredPrices(
  onPrices: (prices: StoredPrices) => void,
  onFailure: (failure: Failure) => void,
): Unsubscribe {
  return followValue('prices', (stored) => onPrices(readPrices(stored)), onFailure)
}

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

export const sendPrices = (change: PriceChange): Promise<void> => sendPricesOver(pageClient, change)

export const newSeasonId = (): string => newKey(database)
