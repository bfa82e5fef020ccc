import {
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut as signOutOfFirebase,
} from 'firebase/auth'
import { Failure } from '#domain/failure.ts'
import { databaseRestUrl } from './endpoint.ts'
import { failureOf } from './errors.ts'
import { sessionEndPath } from './ownerAccess.ts'
import { clearCache } from './cache.ts'
import { connectionState } from './connection.ts'
import { reconnect } from './database.ts'
import { withAppCheckToken } from './appCheckToken.ts'
import { forgetOwner, rememberedOwner } from './rememberedOwner.ts'
import { auth, forgetUse, isLongUnused } from './session.ts'
import { markSession, unmarkSession } from './sessionMark.ts'

/** The signed-in user's address; empty without one. */
export function signedInEmail(): string {
  return auth.currentUser?.email ?? ''
}

/** Signs in with e-mail and password; rejects with a `Failure`. */
export async function signIn(email: string, password: string): Promise<void> {
  // Before the session is visible, because queued items of earlier sessions are not its own.
  markSession()
  await signInWithEmailAndPassword(auth, email, password).catch((error: unknown) => {
    throw failureOf(error)
  })
  // The SDK forgets a sign-in that ends between its reading of the token and its connecting.
  if (connectionState() !== 'open') reconnect()
}

/** Signs out on this device, in every tab. */
export async function signOut(): Promise<void> {
  ending.isLeaving = true
  try {
    forgetOwner()
    unmarkSession()
    forgetUse()
    await clearCache()
    await signOutOfFirebase(auth)
  } finally {
    ending.isLeaving = false
  }
}

export const ending: Ending = { isLeaving: false, wasUnused: false, endedUid: null }

type Ending = {
  /** Once sign-out has begun the user is no owner, even while Auth still reports them. */
  isLeaving: boolean
  wasUnused: boolean
  /** The owner whose sessions were ended everywhere. */
  endedUid: string | null
}

/** Signs out on this device when the session was unused for too long; returns whether it does. */
export function endIfUnused(): boolean {
  if (rememberedOwner() === null || !isLongUnused()) return false
  ending.wasUnused = true
  void signOut()
  return true
}

const TIME_LIMIT_MS = 15_000

/**
 * Revokes all sessions of the signed-in owner on every device. Rejects with a `Failure` unless the
 * database confirms it.
 */
export async function endAllSessions(): Promise<void> {
  const user = auth.currentUser
  if (!user) throw new Failure('permission', 'Nobody is signed in')
  // Over REST, because the SDK would show the write before it is confirmed, and send it later when
  // offline.
  const url = new URL(await withAppCheckToken(databaseRestUrl(sessionEndPath(user.uid))))
  try {
    url.searchParams.set('auth', await user.getIdToken())
    const body = JSON.stringify({ '.sv': 'timestamp' })
    const signal = AbortSignal.timeout(TIME_LIMIT_MS)
    const { ok, status } = await fetch(url, { method: 'PUT', body, signal })
    if (!ok) throw new Failure(status === 401 ? 'permission' : 'unknown', `Answered ${status}`)
  } catch (error) {
    throw error instanceof TypeError || error instanceof DOMException
      ? new Failure('network', error.message)
      : failureOf(error)
  }
  await leaveEnded(user.uid)
}

/** Signs out on this device because all sessions were ended, and records that. */
export async function leaveEnded(uid: string): Promise<void> {
  ending.endedUid = uid
  await signOut()
}

/** Whether nobody is signed in in this browser. */
export function isSignedOut(): boolean {
  return rememberedOwner() === null
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
