import { browserLocalPersistence, connectAuthEmulator, initializeAuth } from 'firebase/auth'
import type { Failure } from '#domain/save/failure.ts'
import { app } from './app.ts'
import type { Unsubscribe } from './database.ts'
import { failureOf } from './errors.ts'

// Local persistence only: the pop-up code of `getAuth` is 60 kB unused here.
export const auth = initializeAuth(app, { persistence: browserLocalPersistence })

if (__LOCAL_BACKEND__) {
  const { host, authPort } = __LOCAL_BACKEND__
  connectAuthEmulator(auth, `http://${host}:${authPort}`, { disableWarnings: true })
}

// A refusal sooner after a renewal is not the token's.
const REFUSED_AGAIN_MS = 5_000

/**
 * Subscribes to a path, and again with a new token when the database cancels that, as it does for
 * an expired token on a laptop that slept. Calls `onFailure` when the new token is refused, too.
 */
export function subscribe(
  listen: (onCancel: (error: Error) => void) => Unsubscribe,
  onFailure: (failure: Failure) => void,
): Unsubscribe {
  let isStopped = false
  let renewedAt = -Infinity
  let unfollow = listen(cancelled)

  function cancelled(error: Error) {
    void retry(failureOf(error))
  }

  async function retry(failure: Failure) {
    const isRefused = Date.now() - renewedAt < REFUSED_AGAIN_MS || !auth.currentUser
    if (!isRefused) await renewToken()
    if (isStopped) return
    if (isRefused) return onFailure(failure)
    renewedAt = Date.now()
    unfollow = listen(cancelled)
  }

  return () => {
    isStopped = true
    unfollow()
  }
}

let renewal: Promise<unknown> | null = null

/** Requests one new token for all subscriptions; Auth signs out a user who gets none. */
async function renewToken(): Promise<void> {
  renewal ??= Promise.resolve(auth.currentUser?.getIdToken(true)).finally(() => {
    renewal = null
  })
  await renewal.catch(() => {})
}
