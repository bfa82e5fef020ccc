import { deleteApp, initializeApp, setLogLevel } from 'firebase/app'
import {
  connectAuthEmulator,
  inMemoryPersistence,
  initializeAuth,
  signInWithEmailAndPassword,
} from 'firebase/auth'
import { connectDatabaseEmulator, forceWebSockets, getDatabase } from 'firebase/database'
import { Failure, type FailureReason } from '#domain/save/failure.ts'
import { failureOf } from '#db/errors.ts'
import type { DatabaseClient } from '#db/client.ts'
import type { CaretakerSettings } from './settings.ts'

type SignIn = Pick<CaretakerSettings, 'env' | 'email' | 'password' | 'backend'>

/** Why a sign-in failed; other reasons have the provider's message. */
const REASONS: { readonly [reason in FailureReason]?: string } = {
  network: 'the server cannot be reached.',
  disabled: 'the account is disabled.',
  attempts: 'there were too many attempts; try again in an hour.',
}

/** Signs in with a separate account; rejects with a `Failure` whose message is for a person. */
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
    const { reason, message } = failureOf(error)
    const isNotStarted = backend !== null && reason === 'network'
    const cause = isNotStarted
      ? 'start the local backend first: npm start.'
      : reason === 'credentials'
        ? `there is no account with this address and the given password of ${password.length} characters.`
        : REASONS[reason]
    throw new Failure(reason, `${email} cannot sign in: ${cause ?? message}`)
  }
  return { client: { database, author: () => auth.currentUser?.email ?? '' }, close }
}
