import {
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut as signOutOfFirebase,
} from 'firebase/auth'
import { clearDevice } from './cache.ts'
import { isConnected } from './connection.ts'
import { database } from './database.ts'
import { failureOf } from './errors.ts'
import { auth } from './session.ts'
import { goOffline, goOnline } from 'firebase/database'

/** The signed-in user's address; empty without one. */
export function signedInEmail(): string {
  return auth.currentUser?.email ?? ''
}

/** Signs in with e-mail and password; rejects with a `Failure`. */
export async function signIn(email: string, password: string): Promise<void> {
  await signInWithEmailAndPassword(auth, email, password).catch((error: unknown) => {
    throw failureOf(error)
  })
  // The SDK does not send a sign-in that ends between its reading of the token and its connecting.
  if (!isConnected()) reconnect()
}

/** Signs out in every tab, and removes the office's cache and drafts from this device. */
export async function signOut(): Promise<void> {
  // Before the sign-out, because other tabs remove their drafts only if the owner is gone.
  const cleared = clearDevice()
  await signOutOfFirebase(auth)
  await cleared
}

/**
 * Sends a password reset mail in `language`; rejects with a `Failure`, but not for an unknown
 * address.
 */
export async function sendPasswordReset(email: string, language: string): Promise<void> {
  auth.languageCode = language
  try {
    await sendPasswordResetEmail(auth, email)
  } catch (error) {
    const failure = failureOf(error)
    if (failure.reason !== 'credentials') throw failure
  }
}

/** Closes the connection and opens another, which repeats unanswered requests. */
function reconnect(): void {
  goOffline(database)
  goOnline(database)
}
