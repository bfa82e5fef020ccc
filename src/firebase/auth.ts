import {
  onAuthStateChanged,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut as signOutOfFirebase,
  type User,
} from 'firebase/auth'
import type { Unsubscribe } from './database.ts'
import { failureOf } from './errors.ts'
import { followValue } from './follow.ts'
import { followForgetting, forgetOwner, rememberedOwner, rememberOwner } from './rememberedOwner.ts'
import { auth } from './session.ts'

type Owner = { uid: string; email: string }

/** Who sits before the back-office. */
export type Visitor =
  /** `lapsed`: the session has run out, rather than been ended. */
  | { state: 'signedOut'; lapsed: boolean }
  | { state: 'stranger' }
  /** On our list, while the database has not answered. */
  | ({ state: 'checking' } & Owner)
  /** On our list, but not on the database's. */
  | ({ state: 'refused' } & Owner)
  | ({ state: 'owner' } & Owner)
  /** An owner at work whose session has run out: the pages stay, the password is asked for. */
  | ({ state: 'lapsed' } & Owner)

/** The address of who is signed in; empty when nobody is. */
export function signedInEmail(): string {
  return auth.currentUser?.email ?? ''
}

/** Signs in with e-mail and password; rejects with a `Failure`. */
export async function signIn(email: string, password: string): Promise<void> {
  await signInWithEmailAndPassword(auth, email, password).catch((error: unknown) => {
    throw failureOf(error)
  })
}

/** Signs out on this device, in every tab. */
export async function signOut(): Promise<void> {
  forgetOwner()
  await signOutOfFirebase(auth)
}

/** Whether nobody has signed in in this browser, or whoever did has signed out since. */
export function isSignedOut(): boolean {
  return rememberedOwner() === null
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
 * Follows who is signed in. Somebody who is not on the allow-list is signed out at once and reported as a stranger;
 * an owner is one whose uid stands under `/admins`, too.
 */
export function followOwner(onVisitor: (visitor: Visitor) => void): Unsubscribe {
  let atWork: Owner | null = null
  let strangerLeft = false
  let unfollowAdmin: Unsubscribe = () => {}

  function look(user: User | null) {
    unfollowAdmin()
    unfollowAdmin = () => {}
    const email = user?.email?.toLowerCase() ?? ''
    if (!user) nobody()
    else if (__ENV__.VITE_ADMIN_EMAILS.includes(email)) askFor({ uid: user.uid, email })
    else {
      strangerLeft = true
      atWork = null
      onVisitor({ state: 'stranger' })
      void signOut()
    }
  }

  function nobody() {
    const lapsed = rememberedOwner() !== null
    if (!lapsed) atWork = null
    if (atWork) onVisitor({ state: 'lapsed', ...atWork })
    else if (!strangerLeft) onVisitor({ state: 'signedOut', lapsed })
    strangerLeft = false
  }

  function askFor(owner: Owner) {
    // Who comes back to a page that stayed open finds it as it was.
    if (atWork?.uid !== owner.uid) onVisitor({ state: 'checking', ...owner })
    const refuse = () => {
      atWork = null
      onVisitor({ state: 'refused', ...owner })
    }
    const onEntry = (entry: unknown) => {
      if (entry === null) return refuse()
      atWork = owner
      rememberOwner(owner.uid)
      onVisitor({ state: 'owner', ...owner })
    }
    unfollowAdmin = followValue(`admins/${owner.uid}`, onEntry, refuse)
  }

  const unfollowAuth = onAuthStateChanged(auth, look)
  // A session that had run out before does not change by being ended.
  const unfollowForgetting = followForgetting(() => {
    if (auth.currentUser === null && !strangerLeft) nobody()
  })
  return () => {
    unfollowAdmin()
    unfollowAuth()
    unfollowForgetting()
  }
}
