import { type DataSnapshot, onValue, type Query, ref } from 'firebase/database'
import type { Failure } from '#domain/failure.ts'
import { entriesOf } from '#domain/records.ts'
import { followConnection, connectionState } from './connection.ts'
import { type Children, listenToChildren, retrying } from './children.ts'
import { database, type Unsubscribe } from './database.ts'
import { hideCacheAge, readCache, showCacheAge, writeCache } from './cache.ts'

/**
 * Subscribes to the raw value at `path`, across an expired session; offline, starts with the cached
 * value. Calls `onFailure` once when the rules refuse it.
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
  const heard = cacheReceived(name)
  const unfollow = withCached(name, onNext, (settle) =>
    followSnapshot(
      place,
      (snapshot) => {
        settle()
        const value: unknown = snapshot.val()
        heard.keep(value)
        onNext(value)
      },
      (failure) => {
        settle()
        onFailure(failure)
      },
    ),
  )
  return () => {
    heard.stop()
    unfollow()
  }
}

/** Offline, received values are the page's own writes, which are cached once online. */
function cacheReceived(name: string) {
  let own: { value: unknown } | null = null
  const stop = followConnection(() => {
    if (own && connectionState() === 'open') keep(own.value)
  })

  function keep(value: unknown) {
    own = connectionState() === 'broken' ? { value } : null
    if (!own) writeCache(name, value)
  }

  return { keep, stop }
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
    (settle) =>
      listenToChildren(
        path,
        (children) => {
          settle()
          writeCache(path, Object.fromEntries(children))
          onNext(children)
        },
        (failure) => {
          settle()
          onFailure(failure)
        },
      ),
  )
}

/** Returns the cached value until the subscription has `settle`d, or while offline. */
function withCached(
  name: string,
  onKnown: (value: unknown) => void,
  follow: (settle: () => void) => Unsubscribe,
): Unsubscribe {
  const key = Symbol(name)
  let settled = false

  const unfollow = follow(settle)
  const unfollowLine = followConnection(() => void tellKnown())
  void tellKnown()

  async function tellKnown() {
    if (settled || connectionState() === 'open') return
    const known = await readCache(name)
    if (settled || !known) return
    showCacheAge(key, known.at)
    unfollowLine()
    onKnown(known.value)
  }

  function settle() {
    settled = true
    hideCacheAge(key)
  }

  return () => {
    settle()
    unfollowLine()
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
  return retrying((onRefused) => onValue(source, onNext, onRefused), onFailure)
}
