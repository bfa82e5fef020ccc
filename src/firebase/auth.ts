import {
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut as signOutOfFirebase,
} from 'firebase/auth'
import { Failure } from '#domain/failure.ts'
import { databaseRestUrl } from './endpoint.ts'
import { failureOf } from './errors.ts'
import { ownEnd } from './gate.ts'
import { wipeKnown } from './known.ts'
import { forgetUse, isLongUnused } from './lastUse.ts'
import { withProof } from './proof.ts'
import { forgetOwner, rememberedOwner } from './rememberedOwner.ts'
import { auth } from './session.ts'
import { markSession, unmarkSession } from './sessionMark.ts'

/** The address of who is signed in; empty when nobody is. */
export function signedInEmail(): string {
  return auth.currentUser?.email ?? ''
}

/** Signs in with e-mail and password; rejects with a `Failure`. */
export async function signIn(email: string, password: string): Promise<void> {
  // Before anybody hears of the session: what is kept here is not of this one.
  markSession()
  await signInWithEmailAndPassword(auth, email, password).catch((error: unknown) => {
    throw failureOf(error)
  })
}

/** Signs out on this device, in every tab. */
export async function signOut(): Promise<void> {
  ending.isLeaving = true
  try {
    forgetOwner()
    unmarkSession()
    forgetUse()
    await wipeKnown()
    await signOutOfFirebase(auth)
  } finally {
    ending.isLeaving = false
  }
}

/** How the session here is being ended, or was. */
export const ending: Ending = { isLeaving: false, wasUnused: false, endedUid: null }

type Ending = {
  /** Who is about to be signed out is let in no more, whatever Auth still says. */
  isLeaving: boolean
  /** It had not been used for so long that it was ended. */
  wasUnused: boolean
  /** The owner whose sessions have been ended everywhere, here among them. */
  endedUid: string | null
}

/** Signs out on this device when nobody has used its session for too long; `true` when it does. */
export function endIfUnused(): boolean {
  if (rememberedOwner() === null || !isLongUnused()) return false
  ending.wasUnused = true
  void signOut()
  return true
}

const TIME_LIMIT_MS = 15_000

/**
 * Ends all sessions of who is signed in, on every device: from this moment the database refuses them. Rejects with a `Failure`
 * when it did not take it, or did not say so.
 */
export async function endAllSessions(): Promise<void> {
  const user = auth.currentUser
  if (!user) throw new Failure('permission', 'Nobody is signed in')
  // Not through the SDK, which would say so on this page before it is true, and send it later if the line is cut.
  const url = new URL(await withProof(databaseRestUrl(ownEnd(user.uid))))
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

/** Signs out on this device because all sessions have been ended, and says so. */
export async function leaveEnded(uid: string): Promise<void> {
  ending.endedUid = uid
  await signOut()
}

/** Whether nobody has signed in in this browser, or whoever did has signed out since. */
export function isSignedOut(): boolean {
  return rememberedOwner() === null
}

/** Has a mail in `language` sent with a link to choose a new password; rejects with a `Failure`, but not for an unknown address. */
export async function sendPasswordReset(email: string, language: string): Promise<void> {
  auth.languageCode = language
  try {
    await sendPasswordResetEmail(auth, email)
  } catch (error) {
    const failure = failureOf(error)
    if (failure.reason !== 'credentials') throw failure
  }
}
