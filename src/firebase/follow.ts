import { type DataSnapshot, onValue, type Query, ref } from 'firebase/database'
import { database, type Unsubscribe } from './database.ts'
import type { Failure } from '#domain/failure.ts'
import { failureOf } from './errors.ts'
import { sessionMended } from './session.ts'

/**
 * Follows the raw value at `path`, also over a session that runs out and is renewed; `onFailure` is called once when the
 * rules refuse it.
 */
export function followValue(
  path: string,
  onNext: (value: unknown) => void,
  onFailure: (failure: Failure) => void,
): Unsubscribe {
  return followSnapshot(path, (snapshot) => onNext(snapshot.val()), onFailure)
}

/** The same of a path or a query, of which the value is not made before somebody asks for it. */
export function followSnapshot(
  place: string | Query,
  onNext: (snapshot: DataSnapshot) => void,
  onFailure: (failure: Failure) => void,
): Unsubscribe {
  let unfollow = listen()
  let stopped = false

  function listen() {
    const source = typeof place === 'string' ? ref(database, place) : place
    return onValue(source, onNext, (error) => void refused(failureOf(error)))
  }

  async function refused(failure: Failure) {
    const mended = await sessionMended()
    if (stopped) return
    if (mended) unfollow = listen()
    else onFailure(failure)
  }

  return () => {
    stopped = true
    unfollow()
  }
}
