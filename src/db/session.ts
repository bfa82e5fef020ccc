import { browserLocalPersistence, connectAuthEmulator, initializeAuth } from 'firebase/auth'
import type { Failure } from '#domain/failure.ts'
import { app } from './app.ts'
import type { Unsubscribe } from './database.ts'
import { failureOf } from './errors.ts'

// Local persistence only: the pop-up code of `getAuth` is 60 kB unused here.
export const auth = initializeAuth(app, { persistence: browserLocalPersistence })

if (__LOCAL_BACKEND__) {
  const { host, authPort } = __LOCAL_BACKEND__
  connectAuthEmulator(auth, `http://${host}:${authPort}`, { disableWarnings: true })
}

/**
 * Subscribes to a path, and again when the database has cancelled that because the token expired,
 * as on a laptop that slept. Calls `onFailure` for a refusal with the same token.
 */
export function subscribe(
  listen: (onCancel: (error: Error) => void) => Unsubscribe,
  onFailure: (failure: Failure) => void,
): Unsubscribe {
  let isStopped = false
  let token = currentToken()
  let unfollow = listen(cancelled)

  function cancelled(error: Error) {
    void retry(failureOf(error))
  }

  async function retry(failure: Failure) {
    const [before, now] = await Promise.all([token, currentToken()])
    if (isStopped) return
    if (before === now) return onFailure(failure)
    token = Promise.resolve(now)
    unfollow = listen(cancelled)
  }

  return () => {
    isStopped = true
    unfollow()
  }
}

/** Auth renews an expired token; `undefined` without a user or a connection. */
async function currentToken(): Promise<string | undefined> {
  return auth.currentUser?.getIdToken().catch(() => undefined)
}
