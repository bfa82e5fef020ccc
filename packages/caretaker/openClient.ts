import { deleteApp, initializeApp, setLogLevel } from 'firebase/app'
import {
  connectAuthEmulator,
  inMemoryPersistence,
  initializeAuth,
  signInWithEmailAndPassword,
} from 'firebase/auth'
import { connectDatabaseEmulator, forceWebSockets, getDatabase } from 'firebase/database'
import { failureOf } from '#db/errors.ts'
import type { DatabaseClient } from '#db/client.ts'
import type { CaretakerSettings } from './settings.ts'

type SignIn = Pick<CaretakerSettings, 'env' | 'email' | 'password' | 'backend'>

/** Signs in with a separate account; rejects with a `Failure`. The SDK renews the token. */
export async function openClient({
  env,
  email,
  password,
  backend,
}: SignIn): Promise<{ client: DatabaseClient; close: () => Promise<void> }> {
  forceWebSockets()
  setLogLevel('error')
  const app = initializeApp(
    {
      apiKey: env.VITE_FIREBASE_API_KEY,
      databaseURL: env.VITE_FIREBASE_DATABASE_URL,
      projectId: env.VITE_FIREBASE_PROJECT_ID,
    },
    `caretaker ${Math.random()}`,
  )
  const auth = initializeAuth(app, { persistence: inMemoryPersistence })
  const database = getDatabase(app)
  if (backend) {
    const { host, databasePort, authPort } = backend
    connectAuthEmulator(auth, `http://${host}:${authPort}`, { disableWarnings: true })
    connectDatabaseEmulator(database, host, databasePort)
  }
  const close = () => deleteApp(app)
  try {
    await signInWithEmailAndPassword(auth, email, password)
  } catch (error) {
    await close()
    throw failureOf(error)
  }
  return { client: { database, author: () => auth.currentUser?.email ?? '' }, close }
}
