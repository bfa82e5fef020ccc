import { setLogLevel } from 'firebase/app'
import {
  connectDatabaseEmulator,
  forceWebSockets,
  getDatabase,
  onValue,
  ref,
} from 'firebase/database'
import { app } from './app.ts'
import { type Failure, failureOf } from './errors.ts'

// The long-polling fallback injects scripts, which the content security policy refuses; a page that fell back would not recover.
forceWebSockets()

// Every refusal is answered in words on the page; the SDK's own warning about it would only be noise.
setLogLevel('error')

/** The one connection to the Realtime Database. */
export const database = getDatabase(app)

if (__LOCAL_BACKEND__)
  connectDatabaseEmulator(database, __LOCAL_BACKEND__.host, __LOCAL_BACKEND__.databasePort)

/** Stops a subscription. */
export type Unsubscribe = () => void

/** Follows the raw value at `path`; `onFailure` is called once when the rules refuse it. */
export function followValue(
  path: string,
  onNext: (value: unknown) => void,
  onFailure: (failure: Failure) => void,
): Unsubscribe {
  return onValue(
    ref(database, path),
    (snapshot) => onNext(snapshot.val()),
    (error) => onFailure(failureOf(error)),
  )
}
