import { deleteApp, initializeApp, setLogLevel } from 'firebase/app'
import {
  connectAuthEmulator,
  inMemoryPersistence,
  initializeAuth,
  signInWithEmailAndPassword,
} from 'firebase/auth'
import { connectDatabaseEmulator, forceWebSockets, getDatabase } from 'firebase/database'
import { failureOf } from '#firebase/errors.ts'
import type { Line } from '#firebase/line.ts'
import type { CaretakerSettings } from './settings.ts'

/** Signs in with the caretaker's own account; rejects with a `Failure`. The token is renewed by the SDK. */
export async function openLine(
  settings: CaretakerSettings,
): Promise<{ line: Line; close: () => Promise<void> }> {
  const { env, email, password, backend } = settings
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
  const author = () => auth.currentUser?.email ?? ''
  return { line: { database, author, insist: (act) => act() }, close }
}
