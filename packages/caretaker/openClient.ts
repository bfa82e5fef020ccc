import { deleteApp, initializeApp, setLogLevel } from 'firebase/app'
import {
  type Auth,
  connectAuthEmulator,
  inMemoryPersistence,
  initializeAuth,
  signInWithEmailAndPassword,
} from 'firebase/auth'
import { connectDatabaseEmulator, forceWebSockets, getDatabase } from 'firebase/database'
import { failureOf } from '#db/errors.ts'
import type { DatabaseClient } from '#db/client.ts'
import type { CaretakerSettings } from './settings.ts'

export type SignIn = Pick<CaretakerSettings, 'env' | 'email' | 'password' | 'backend'>

/** Signs in with a separate account; rejects with a `Failure`. The SDK renews the token. */
export async function openClient(
  settings: SignIn,
): Promise<{ client: DatabaseClient; close: () => Promise<void> }> {
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
  return { client: { database, author, withAuthRetry: (act) => renewing(auth, act) }, close }
}

/** Retries after a refusal, because the session may have expired while the machine was asleep. */
async function renewing<T>(auth: Auth, act: () => Promise<T>): Promise<T> {
  try {
    return await act()
  } catch (error) {
    if (failureOf(error).reason !== 'permission' || !(await isOver(auth))) throw error
    await auth.currentUser?.getIdToken(true)
    return act()
  }
}

async function isOver({ currentUser }: Auth): Promise<boolean> {
  const token = await currentUser?.getIdTokenResult().catch(() => null)
  return !token || Date.parse(token.expirationTime) <= Date.now()
}
