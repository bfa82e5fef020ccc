import { limitToLast, orderByKey, query, ref } from 'firebase/database'
import type { Failure } from '#domain/failure.ts'
import { type PriceChange, type PriceEntry, readPriceLog } from '#domain/prices/priceChange.ts'
import { readPrices, type StoredPrices } from '#domain/prices/storedPrices.ts'
import { entriesOf } from '#domain/records.ts'
import { pageClient } from './changes.ts'
import { database, type Unsubscribe } from './database.ts'
import { followCached, followValue } from './follow.ts'
import { newKey } from './makeChange.ts'
import { sendPricesOver } from './priceWriter.ts'

/** The number of shown changes of the prices. */
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
