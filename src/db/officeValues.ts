import { limitToLast, orderByKey, query, ref } from 'firebase/database'
import type { Failure } from '#domain/failure.ts'
import { type PriceChange, type PriceEntry, readPriceLog } from '#domain/prices/priceChange.ts'
import { readPrices } from '#domain/prices/prices.ts'
import { entriesOf } from '#domain/records.ts'
import { readChannels } from '#domain/channels/channel.ts'
import { readCaretaker } from '#domain/caretaker/caretaker.ts'
import { type Guide, readGuide, type StoredGuide } from '#domain/guide/guide.ts'
import { type CleaningDay, cleaningPath, writeCleaning } from '#domain/cleaning/cleaning.ts'
import { SERVER_TIME, type Writes } from '#domain/commands/writes.ts'
import { readLastChanges } from '#domain/settings/settings.ts'
import { pageClient } from './changes.ts'
import { database, type Unsubscribe } from './database.ts'
import { followCached, followSnapshot, followValue, valueAt } from './follow.ts'
import { sendPricesOver } from './priceWriter.ts'
import { readOwnLetters } from '#domain/letters/ownLetters.ts'
import { readWritten, type WrittenLetters } from '#domain/letters/due.ts'
import { giveGuideOver } from './editWriter.ts'
import { tryUpdate } from './client.ts'

/** Subscribes to the raw public settings. */
export const followPublicSettings = valueAt('settings/public', (stored) => stored)

/** Subscribes to the raw settings that only owners read. */
export const followPrivateSettings = valueAt('settings/private', (stored) => stored)

/** Subscribes to the last change of each part; for owners. */
export const followLastChanges = valueAt('settings/before', readLastChanges)

/** Subscribes to the cleaner's lists by key; for owners. */
export const followCleanings = valueAt('cleanings', (stored) => stored)

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

/** Copies the guide to guests' pages; returns and rejects as `giveGuideOver` does. */
export const giveGuide = (keys: readonly string[], guide: Guide): Promise<number> =>
  giveGuideOver(pageClient, keys, guide)

/** Subscribes to the caretaker's reports; for owners. */
export const followCaretaker = valueAt('caretaker', readCaretaker)

/** Subscribes to the channels by name; for owners. */
export const followChannels = valueAt('channels', (stored) => readChannels(stored).channels)

const HISTORY_LENGTH = 30

/** Subscribes to the prices for owners. */
export const followStoredPrices = valueAt('prices', readPrices)

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

/** Subscribes to the owners' own texts of letters. */
export const followOwnLetters = valueAt('letters', readOwnLetters)

/** Subscribes to the letters sent to a stay's or request's guest. */
export function followWritten(
  about: string,
  onWritten: (written: WrittenLetters) => void,
  onFailure: (failure: Failure) => void,
): Unsubscribe {
  return followValue(`written/${about}`, (stored) => onWritten(readWritten(stored)), onFailure)
}

/** Subscribes to the letters sent to several guests; calls back once all have loaded. */
export function followWrittenToAll(
  ids: readonly string[],
  onWritten: (written: ReadonlyMap<string, WrittenLetters>) => void,
  onFailure: (failure: Failure) => void,
): Unsubscribe {
  const heard = new Map<string, WrittenLetters>()
  const stops = ids.map((id) =>
    followWritten(
      id,
      (written) => {
        heard.set(id, written)
        if (heard.size === ids.length) onWritten(new Map(heard))
      },
      onFailure,
    ),
  )
  return () => stops.forEach((stop) => stop())
}

/** Subscribes to the language of a request; `null` if unknown. */
export function followRequestLanguage(
  request: string,
  onLanguage: (language: string | null) => void,
  onFailure: (failure: Failure) => void,
): Unsubscribe {
  return followValue(
    `requests/${request}/language`,
    (language) => onLanguage(typeof language === 'string' ? language : null),
    onFailure,
  )
}
