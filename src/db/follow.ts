import { type DataSnapshot, onValue, type Query, ref } from 'firebase/database'
import type { Failure } from '#domain/failure.ts'
import { entriesOf } from '#domain/records.ts'
import { readCache, writeCache } from './cache.ts'
import { type Children, listenToChildren } from './children.ts'
import { database, type Unsubscribe } from './database.ts'
import { subscribe } from './session.ts'

/**
 * Subscribes to the raw value at `path`, beginning with the cached one. Calls `onFailure` once when
 * the rules refuse it.
 */
export function followValue(
  path: string,
  onNext: (value: unknown) => void,
  onFailure: (failure: Failure) => void,
): Unsubscribe {
  return followCached(path, path, onNext, onFailure)
}

/** The subscription to a path's parsed value. */
export function valueAt<Value>(
  path: string,
  read: (stored: unknown) => Value,
): (onValue: (value: Value) => void, onFailure: (failure: Failure) => void) => Unsubscribe {
  return (onValue, onFailure) => followValue(path, (stored) => onValue(read(stored)), onFailure)
}

/** The same for a query with a name in the cache. */
export function followCached(
  name: string,
  place: string | Query,
  onNext: (value: unknown) => void,
  onFailure: (failure: Failure) => void,
): Unsubscribe {
  return withCached(name, onNext, (onLive) =>
    followSnapshot(
      place,
      (snapshot) => {
        const value: unknown = snapshot.val()
        onLive()
        writeCache(name, value)
        onNext(value)
      },
      (failure) => {
        onLive()
        onFailure(failure)
      },
    ),
  )
}

/** Subscribes to the raw children at `path` as `followValue` does to a value. */
export function followChildren(
  path: string,
  onNext: (children: Children) => void,
  onFailure: (failure: Failure) => void,
): Unsubscribe {
  return withCached(
    path,
    (value) => onNext(new Map(entriesOf(value))),
    (onLive) =>
      listenToChildren(
        path,
        (children) => {
          onLive()
          writeCache(path, Object.fromEntries(children))
          onNext(children)
        },
        (failure) => {
          onLive()
          onFailure(failure)
        },
      ),
  )
}

/** Returns the cached value unless the subscription has answered by then. */
function withCached(
  name: string,
  onCached: (value: unknown) => void,
  follow: (onLive: () => void) => Unsubscribe,
): Unsubscribe {
  let isSettled = false
  const settle = () => {
    isSettled = true
  }
  const unfollow = follow(settle)
  void readCache(name).then((value) => {
    if (!isSettled && value !== undefined) onCached(value)
  })
  return () => {
    settle()
    unfollow()
  }
}

/**
 * Subscribes to a path or query without converting the value before it is used; does not cache it.
 */
export function followSnapshot(
  place: string | Query,
  onNext: (snapshot: DataSnapshot) => void,
  onFailure: (failure: Failure) => void,
): Unsubscribe {
  const source = typeof place === 'string' ? ref(database, place) : place
  return subscribe((onCancel) => onValue(source, onNext, onCancel), onFailure)
}
