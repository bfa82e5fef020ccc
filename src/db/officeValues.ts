import type { Failure } from '#domain/failure.ts'
import type { PriceChange } from '#domain/prices/priceChange.ts'
import { readPrices } from '#domain/prices/prices.ts'
import { readChannels } from '#domain/channels/channel.ts'
import { readCaretaker } from '#domain/caretaker/caretaker.ts'
import { readGuide, type StoredGuide } from '#domain/guide/guide.ts'
import { pageClient } from './changes.ts'
import type { Unsubscribe } from './database.ts'
import { followSnapshot, followValue, valueAt } from './follow.ts'
import { sendPricesOver } from './priceWriter.ts'
import { readOwnLetters } from '#domain/letters/ownLetters.ts'
import { readWritten, type WrittenLetters } from '#domain/letters/due.ts'

/** Subscribes to the raw settings that guests' pages show. */
export const followSiteSettings = valueAt('settings/site', (stored) => stored)

/** Subscribes to the raw settings that only owners read. */
export const followPrivateSettings = valueAt('settings/private', (stored) => stored)

/** Subscribes to the owners' arrival guide without caching it. */
export function followGuide(
  onGuide: (guide: StoredGuide) => void,
  onFailure: (failure: Failure) => void,
): Unsubscribe {
  return followSnapshot('guide', (snapshot) => onGuide(readGuide(snapshot.val())), onFailure)
}

/** Subscribes to the caretaker's reports; for owners. */
export const followCaretaker = valueAt('caretaker', readCaretaker)

/** Subscribes to the channels by name; for owners. */
export const followChannels = valueAt('channels', (stored) => readChannels(stored).channels)

/** Subscribes to the prices for owners. */
export const followStoredPrices = valueAt('prices', readPrices)

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
