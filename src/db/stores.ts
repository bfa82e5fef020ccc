import { limitToLast, orderByKey, query, ref } from 'firebase/database'
import { useState, useSyncExternalStore } from 'react'
import { readCaretaker } from '#domain/caretaker/caretaker.ts'
import { readChannels } from '#domain/channels/channel.ts'
import { readGuide } from '#domain/guide/guide.ts'
import { readOwnLetters } from '#domain/letters/letter.ts'
import { type DeletableRequest, readDeletable } from '#domain/request/requestChange.ts'
import { readSentLetters, type SentLetter } from '#domain/letters/sentLetters.ts'
import { type EarlierTexts, readEarlierTexts } from '#domain/stay/earlierTexts.ts'
import { type KeptAgreement, readKeptAgreements } from '#domain/stay/keptAgreement.ts'
import { readStayLog, type StayEntry } from '#domain/stay/stayChange.ts'
import { readPrices } from '#domain/prices/prices.ts'
import { entriesOf, readEach } from '#domain/field/collection.ts'
import { readVersion } from '#domain/field/record.ts'
import { readRequest, type StoredRequest } from '#domain/request/request.ts'
import { readPublishedReviews, readReviews } from '#domain/reviews/review.ts'
import { KEYS_PATH, readKeys } from '#domain/settings/keys.ts'
import { REQUESTS_CLOSED_PATH } from '#domain/settings/requestsClosed.ts'
import { getField } from '#domain/field/record.ts'
import { readPrivateSettings } from '#domain/settings/privateSettings.ts'
import { readSiteSettings } from '#domain/settings/siteSettings.ts'
import type { Failure } from '#domain/save/failure.ts'
import { database, type Unsubscribe } from './database.ts'
import type { Loadable } from './remote.ts'
import { followSeason, type Season } from './season.ts'
import { followValue } from './followValue.ts'
import { FIRST_READ, newestRequests } from './newestRequests.ts'
import { createStore, shareSubscription } from '#ui/store.ts'

const LOADING = { state: 'loading' } as const

// The office's data: one store for each path, subscribed to as long as a screen uses it.

const cachedStores: Pick<Store<unknown>, 'subscribe'>[] = []

const season = cachedStore(sourceStore(followSeason))
const prices = valueStore('prices', readPrices)
const siteSettings = valueStore('settings/site', (stored) => ({
  values: readSiteSettings(stored),
  version: readVersion(stored),
}))
const privateSettings = valueStore('settings/private', readPrivateSettings)
const requestsClosed = valueStore(REQUESTS_CLOSED_PATH, (stored) => stored === true)
const officeKeys = valueStore(KEYS_PATH, readKeys)
const letters = valueStore('letters', readOwnLetters)
const channels = valueStore('channels', (stored) => readChannels(stored).channels)
const caretaker = valueStore('caretaker', readCaretaker)
const guide = valueStore('guide', readGuide)
const reviews = valueStore('reviews', readReviews)
const publishedReviews = valueStore('publishedReviews', readPublishedReviews)

/** The number of entries of a history. */
const NEWEST_ENTRIES = 50

export type Inbox = {
  /** Newest first. */
  requests: readonly StoredRequest[]
  /** Those that cannot be read. */
  unreadable: readonly DeletableRequest[]
}

/** The newest 200 requests. */
const requestsStore = cachedStore(newestStore(FIRST_READ))

const olderInboxes = storeFamily((count) => newestStore(Number(count)))

function newestStore(count: number): Store<Inbox> {
  return sourceStore((onInbox, onFailure) =>
    followValue(
      `requests/${count}`,
      newestRequests(database, count),
      (stored) => onInbox(readInbox(stored)),
      onFailure,
    ),
  )
}

function readInbox(stored: unknown): Inbox {
  const { values, unreadable } = readEach(stored, (each, id) => readRequest(id, each))
  return {
    requests: [...values.values()].sort((one, other) => other.at - one.at),
    unreadable: unreadable.map((id) => readDeletable(id, getField(stored, id))),
  }
}

const requestById = storeFamily((id) =>
  sourceStore<StoredRequest | null>((onRequest, onFailure) =>
    followValue(
      `requests/${id}`,
      `requests/${id}`,
      (stored) => onRequest(readRequest(id, stored)),
      onFailure,
    ),
  ),
)

function storeOf(count: number): Store<Inbox> {
  return count === FIRST_READ ? requestsStore : olderInboxes(String(count))
}

const stayLogs = storeFamily((id) =>
  sourceStore<StayEntry[]>((onEntries, onFailure) =>
    followValue(
      `log/${id}`,
      newestIn(`log/${id}`, NEWEST_ENTRIES),
      (stored) => onEntries(readStayLog(entriesOf(stored))),
      onFailure,
    ),
  ),
)

const earlierTexts = storeFamily((id) =>
  sourceStore<ReadonlyMap<string, EarlierTexts>>((onTexts, onFailure) =>
    followValue(
      `earlier/${id}`,
      `earlier/${id}`,
      (stored) => onTexts(readEarlierTexts(stored).texts),
      onFailure,
    ),
  ),
)

const keptAgreements = storeFamily((id) =>
  sourceStore<ReadonlyMap<string, KeptAgreement>>((onForms, onFailure) =>
    followValue(
      `agreements/${id}`,
      `agreements/${id}`,
      (stored) => onForms(readKeptAgreements(stored)),
      onFailure,
    ),
  ),
)

const sentLetters = storeFamily((id) =>
  sourceStore<SentLetter[]>((onLetters, onFailure) =>
    followValue(
      `sentLetters/${id}`,
      `sentLetters/${id}`,
      (stored) => onLetters(readSentLetters(stored).letters),
      onFailure,
    ),
  ),
)

function newestIn(path: string, count: number) {
  return query(ref(database, path), orderByKey(), limitToLast(count))
}

/**
 * The stays with their payments and sent letters, once the terms that say when each amount is due
 * are there, too.
 */
export function useSeason(): Loadable<Season, Failure> {
  const current = useStore(season)
  return useStore(siteSettings).state === 'loading' && current.state === 'ready' ? LOADING : current
}
/** The season outside a component. */
export const currentSeason = season.current
/** The newest 200 requests. */
export const useRequests = () => useStore(requestsStore)
/** So many of the newest requests; those of the number before until they are read. */
export function useInbox(count: number): Loadable<Inbox, Failure> {
  const inbox = useStore(storeOf(count))
  const [shown, setShown] = useState(inbox)
  if (inbox.state === 'loading' || inbox === shown) return shown
  setShown(inbox)
  return inbox
}
/** One request, however many are newer; `null` if it is not there or cannot be read. */
export const useRequest = (id: string) => useStore(requestById(id))
/** Whether the owners take no requests. */
export function useRequestsClosed(): boolean {
  const closed = useStore(requestsClosed)
  return closed.state === 'ready' && closed.value
}
export const usePrices = () => useStore(prices)
/** The settings that guests' pages show. */
export const useStoredSiteSettings = () => useStore(siteSettings)
/** The settings for owners only. */
export const usePrivateSettings = () => useStore(privateSettings)
/** The secrets of the account and the cleaner's list. */
export const useOfficeKeys = () => useStore(officeKeys)
/** The owners' own texts of letters. */
export const useOwnLetters = () => useStore(letters)
export const useChannels = () => useStore(channels)
/** The caretaker's reports and choices. */
export const useCaretaker = () => useStore(caretaker)
export const useGuide = () => useStore(guide)
/** The guests' reviews, newest first. */
export const useReviews = () => useStore(reviews)
export const usePublishedReviews = () => useStore(publishedReviews)
/** The newest changes of a stay. */
export const useStayLog = (id: string) => useStore(stayLogs(id))

/** The texts of a stay before each change, by entry of its log. */
export const useEarlierTexts = (id: string) => useStore(earlierTexts(id))
/** The agreements of a stay as each change made them, by entry of its log. */
export const useKeptAgreements = (id: string) => useStore(keptAgreements(id))
/** The letters to the guest of a stay or request as they were opened, latest first. */
export const useSentLetters = (about: string) => useStore(sentLetters(about))

/** Keeps the latest value of each path on the device, so that every page can be opened offline. */
export function keepStoresFresh(): Unsubscribe {
  const stops = cachedStores.map(({ subscribe }) => subscribe(() => {}))
  return () => stops.forEach((stop) => stop())
}

/** Adds a store to those whose latest value is kept on the device. */
function cachedStore<S extends Pick<Store<unknown>, 'subscribe'>>(store: S): S {
  cachedStores.push(store)
  return store
}

/** The newest value of a path, shared by everything on the screen. */
type Store<T> = {
  /** Calls back at each new value; the path is subscribed to as long as anybody listens. */
  subscribe: (onChange: () => void) => Unsubscribe
  current: () => Loadable<T, Failure>
}

type Source<T> = (onValue: (value: T) => void, onFailure: (failure: Failure) => void) => Unsubscribe

/** A store of what a source reports. */
function sourceStore<T>(start: Source<T>): Store<T> {
  const remote = createStore<Loadable<T, Failure>>(LOADING)
  const share = shareSubscription(() => {
    const stop = start(
      (value) => remote.set({ state: 'ready', value }),
      (error) => remote.set({ state: 'failed', error }),
    )
    return () => {
      stop()
      // The next owner at this device starts without the last one's data.
      remote.set(LOADING)
    }
  })
  return {
    subscribe(onChange) {
      const stopListening = remote.subscribe(onChange)
      const release = share()
      return () => {
        stopListening()
        release()
      }
    },
    current: remote.get,
  }
}

/** A store of a path's value as `parse` reads it; offline it starts with the one on the device. */
function valueStore<T>(path: string, parse: (stored: unknown) => T): Store<T> {
  return cachedStore(
    sourceStore((onNext, onFailure) =>
      followValue(path, path, (stored) => onNext(parse(stored)), onFailure),
    ),
  )
}

/** The store of each of many paths, such as the history of each stay. */
function storeFamily<T>(create: (key: string) => Store<T>): (key: string) => Store<T> {
  const stores = new Map<string, Store<T>>()
  return (key) => {
    const store = stores.get(key) ?? create(key)
    stores.set(key, store)
    return store
  }
}

/** The newest value of a store. */
function useStore<T>(store: Store<T>): Loadable<T, Failure> {
  return useSyncExternalStore(store.subscribe, store.current)
}
