import { type DataSnapshot, onValue, type Query, ref } from 'firebase/database'
import { useSyncExternalStore } from 'react'
import type { Failure } from '#domain/failure.ts'
import { readCache, writeCache } from './cache.ts'
import { database, type Unsubscribe } from './database.ts'
import { afterSaving } from './saving.ts'
import { subscribe } from './session.ts'

/** A subscription's newest value. */
export type Remote<T> =
  | { state: 'loading' }
  | { state: 'ready'; value: T }
  | { state: 'failed'; failure: Failure }

/** The newest value of a path, shared by everything on the screen. */
export type Store<T> = {
  /** Calls back at each new value; the path is subscribed to as long as anybody listens. */
  subscribe: (onChange: () => void) => Unsubscribe
  current: () => Remote<T>
}

type Source<T> = (onValue: (value: T) => void, onFailure: (failure: Failure) => void) => Unsubscribe

const LOADING = { state: 'loading' } as const

/** A store of what a source reports. */
export function createStore<T>(start: Source<T>): Store<T> {
  const listeners = new Set<() => void>()
  let remote: Remote<T> = LOADING
  let stop: Unsubscribe = () => {}

  function become(next: Remote<T>) {
    remote = next
    for (const listener of listeners) listener()
  }

  return {
    subscribe(onChange) {
      listeners.add(onChange)
      if (listeners.size === 1)
        stop = start(
          (value) => become({ state: 'ready', value }),
          (failure) => become({ state: 'failed', failure }),
        )
      return () => {
        listeners.delete(onChange)
        if (listeners.size > 0) return
        stop()
        // The next owner at this device starts without the last one's data.
        remote = LOADING
      }
    },
    current: () => remote,
  }
}

/** A store of a path's value as `parse` reads it; offline it starts with the one on the device. */
export function valueStore<T>(path: string, parse: (stored: unknown) => T): Store<T> {
  return createStore((onNext, onFailure) =>
    followCached(path, path, (stored) => onNext(parse(stored)), onFailure),
  )
}

/**
 * Subscribes to the raw value at a path or query, and keeps it on the device under `name`; what the
 * device has is reported until the database answers.
 */
export function followCached(
  name: string,
  place: string | Query,
  onNext: (stored: unknown) => void,
  onFailure: (failure: Failure) => void,
): Unsubscribe {
  let isOver = false
  let isStopped = false
  void readCache(name).then((cached) => {
    if (!isOver && cached !== undefined) onNext(cached)
  })
  let newest: DataSnapshot | null = null
  const report = (snapshot: DataSnapshot) => {
    // Of those that waited for a save, only the last one is what is stored.
    if (isStopped || snapshot !== newest) return
    isOver = true
    const stored: unknown = snapshot.val()
    writeCache(name, stored)
    onNext(stored)
  }
  const onSnapshot = (snapshot: DataSnapshot) => {
    newest = snapshot
    afterSaving(() => report(snapshot))
  }
  const source = typeof place === 'string' ? ref(database, place) : place
  const unsubscribe = subscribe(
    (onCancel) => onValue(source, onSnapshot, onCancel),
    (failure) => {
      isOver = true
      onFailure(failure)
    },
  )
  return () => {
    isOver = true
    isStopped = true
    unsubscribe()
  }
}

/** The store of each of many paths, such as the history of each stay. */
export function storeFamily<T>(create: (key: string) => Store<T>): (key: string) => Store<T> {
  const stores = new Map<string, Store<T>>()
  return (key) => {
    const store = stores.get(key) ?? create(key)
    stores.set(key, store)
    return store
  }
}

/** The newest value of a store. */
export function useStore<T>(store: Store<T>): Remote<T> {
  return useSyncExternalStore(store.subscribe, store.current)
}
