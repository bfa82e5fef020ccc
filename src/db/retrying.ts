import type { Failure } from '#domain/failure.ts'
import type { Unsubscribe } from './database.ts'
import { failureOf } from './errors.ts'
import { sessionMended } from './session.ts'

/** Listens across an expired session; calls `onFailure` for a refusal with a valid one. */
export function retrying(
  listen: (onRefused: (error: Error) => void) => Unsubscribe,
  onFailure: (failure: Failure) => void,
): Unsubscribe {
  let unfollow = begin()
  let stopped = false

  function begin() {
    return listen((error) => void refused(failureOf(error)))
  }

  async function refused(failure: Failure) {
    const mended = await sessionMended()
    if (stopped) return
    if (mended) unfollow = begin()
    else onFailure(failure)
  }

  return () => {
    stopped = true
    unfollow()
  }
}
