import {
  browserLocalPersistence,
  connectAuthEmulator,
  initializeAuth,
  onAuthStateChanged,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut as signOutOfFirebase,
} from 'firebase/auth'
import { app } from './app.ts'
import { followValue, type Unsubscribe } from './database.ts'
import { currentEnv } from './env.ts'
import { failureOf } from './errors.ts'

// Local persistence only: the pop-up machinery of `getAuth` is 60 kB nobody here uses.
const auth = initializeAuth(app, { persistence: browserLocalPersistence })

if (__LOCAL_BACKEND__) {
  const { host, authPort } = __LOCAL_BACKEND__
  connectAuthEmulator(auth, `http://${host}:${authPort}`, { disableWarnings: true })
}

/** Who sits before the back-office; `checking` is on our list while the database has not answered, `refused` is not on the database's. */
export type Visitor =
  | { state: 'signedOut' }
  | { state: 'stranger' }
  | { state: 'checking' }
  | { state: 'refused'; uid: string; email: string }
  | { state: 'owner'; uid: string; email: string }

/** Signs in with e-mail and password; rejects with a `Failure`. */
export async function signIn(email: string, password: string): Promise<void> {
  await signInWithEmailAndPassword(auth, email, password).catch((error: unknown) => {
    throw failureOf(error)
  })
}

/** Signs out on this device. */
export async function signOut(): Promise<void> {
  await signOutOfFirebase(auth)
}

/** Has a mail sent with a link to choose a new password; rejects with a `Failure`, but not for an unknown address. */
export async function sendPasswordReset(email: string): Promise<void> {
  try {
    await sendPasswordResetEmail(auth, email)
  } catch (error) {
    const failure = failureOf(error)
    if (failure.reason !== 'credentials') throw failure
  }
}

/**
 * Follows who is signed in. Somebody who is not on the allow-list is signed out at once and reported as a stranger (SPEC §6);
 * an owner is one whose uid stands under `/admins`, too.
 */
export function followOwner(onVisitor: (visitor: Visitor) => void): Unsubscribe {
  let unfollowAdmin: Unsubscribe = () => {}
  let strangerLeft = false
  const unfollowAuth = onAuthStateChanged(auth, (user) => {
    unfollowAdmin()
    unfollowAdmin = () => {}
    const email = user?.email?.toLowerCase() ?? ''
    if (!user) {
      if (!strangerLeft) onVisitor({ state: 'signedOut' })
      strangerLeft = false
    } else if (currentEnv().VITE_ADMIN_EMAILS.includes(email)) {
      const { uid } = user
      onVisitor({ state: 'checking' })
      unfollowAdmin = followValue(
        `admins/${uid}`,
        (value) => onVisitor({ state: value === null ? 'refused' : 'owner', uid, email }),
        () => onVisitor({ state: 'refused', uid, email }),
      )
    } else {
      strangerLeft = true
      onVisitor({ state: 'stranger' })
      void signOut()
    }
  })
  return () => {
    unfollowAdmin()
    unfollowAuth()
  }
}
