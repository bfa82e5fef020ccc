import { setLogLevel } from 'firebase/app'
import { connectDatabaseEmulator, forceWebSockets, getDatabase } from 'firebase/database'
import { app } from './app.ts'

// The long-polling fallback injects scripts, which the content security policy refuses; a page that fell back would not recover.
forceWebSockets()

// The page shows every refusal itself, so the SDK's warnings are redundant.
setLogLevel('error')

export const database = getDatabase(app)

if (__LOCAL_BACKEND__)
  connectDatabaseEmulator(database, __LOCAL_BACKEND__.host, __LOCAL_BACKEND__.databasePort)

export type Unsubscribe = () => void
