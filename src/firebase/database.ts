import { setLogLevel } from 'firebase/app'
import {
  connectDatabaseEmulator,
  forceWebSockets,
  getDatabase,
  goOffline,
  goOnline,
} from 'firebase/database'
import { app } from './app.ts'

// The long-polling fallback injects scripts, which the content security policy refuses; a page that fell back would not recover.
forceWebSockets()

// Every refusal is answered in words on the page; the SDK's own warning about it would only be noise.
setLogLevel('error')

/** The one connection to the Realtime Database. */
export const database = getDatabase(app)

if (__LOCAL_BACKEND__)
  connectDatabaseEmulator(database, __LOCAL_BACKEND__.host, __LOCAL_BACKEND__.databasePort)

/** Gives up the connection and opens another; what has not been answered is asked again. */
export function reconnect(): void {
  goOffline(database)
  goOnline(database)
}

/** Stops a subscription. */
export type Unsubscribe = () => void
