import {
  onAuthStateChanged,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut as signOutOfFirebase,
  type User,
} from 'firebase/auth'
import { Failure } from '#domain/failure.ts'
import type { Unsubscribe } from './database.ts'
import { databaseRestUrl } from './endpoint.ts'
import { failureOf } from './errors.ts'
import { followGate, ownEnd, ownEntry } from './gate.ts'
import { followLine, lineState } from './connection.ts'
import { keepKnown, readAhead, wipeKnown } from './known.ts'
import { isListed, knownOwner, type Owner } from './knownOwner.ts'
import { forgetUse, isLongUnused } from './lastUse.ts'
import { withProof } from './proof.ts'
import { followForgetting, forgetOwner, rememberedOwner, rememberOwner } from './rememberedOwner.ts'
import { askSeasonAhead, SEASON_NAMES } from './seasonParts.ts'
import { auth } from './session.ts'
import { markSession, unmarkSession } from './sessionMark.ts'

/** Who sits before the back-office. */
export type Visitor =
  /**
   * `lapsed`: the session has run out, rather than been ended; `ended`: the owner whose sessions have all been ended; `unused`:
   * nobody has used the session for so long that it counts no more.
   */
  | { state: 'signedOut'; lapsed: boolean; ended?: string; unused?: true }
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
  // Before anybody hears of the session: what is kept here is not of this one.
  markSession()
  await signInWithEmailAndPassword(auth, email, password).catch((error: unknown) => {
    throw failureOf(error)
  })
}

/** Signs out on this device, in every tab. */
export async function signOut(): Promise<void> {
  leaving = true
  try {
    forgetOwner()
    unmarkSession()
    forgetUse()
    await wipeKnown()
    await signOutOfFirebase(auth)
  } finally {
    leaving = false
  }
}

// Who is about to be signed out is let in no more, whatever Auth still says.
let leaving = false

// The session here had not been used for so long that it was ended.
let unused = false

/** Signs out on this device when nobody has used its session for too long; `true` when it does. */
export function endIfUnused(): boolean {
  if (rememberedOwner() === null || !isLongUnused()) return false
  unused = true
  void signOut()
  return true
}

const TIME_LIMIT_MS = 15_000

/** So long after an answer the office is drawn at the latest. */
const ASKED_AHEAD_MS = 10_000

// The owner whose sessions have been ended everywhere, here among them.
let ended: string | null = null

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
async function leaveEnded(uid: string): Promise<void> {
  ended = uid
  await signOut()
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
 * an owner is one whose uid stands under `/admins`, too: without a line, or as long as there is none yet, one of whom this
 * device knows that it did.
 */
export function followOwner(onVisitor: (visitor: Visitor) => void): Unsubscribe {
  let shown: Visitor['state'] | null = null
  let atWork: Owner | null = null
  // Whether that is more than what this device remembers while the line is being opened.
  let isSure = false
  let strangerLeft = false
  let unfollowDatabase: Unsubscribe = () => {}
  // What Auth has said so far, and whether the database has said something to that.
  let told: { user: User | null } | null = null
  let isAnswered = false

  function show(visitor: Visitor) {
    shown = visitor.state
    onVisitor(visitor)
  }

  async function look(user: User | null) {
    const now = { user }
    told = now
    isAnswered = false
    unfollowDatabase()
    unfollowDatabase = () => {}
    if (!user) {
      nobody()
      return
    }
    if (leaving) return
    const email = user.email?.toLowerCase() ?? ''
    const listed = await isListed(email)
    // Auth may have said something else meanwhile, or nobody follows any more.
    if (told !== now) return
    if (listed) askFor(user, { uid: user.uid, email })
    else {
      strangerLeft = true
      atWork = null
      show({ state: 'stranger' })
      void signOut()
    }
  }

  function nobody() {
    const lapsed = rememberedOwner() !== null
    if (!lapsed || !isSure) atWork = null
    // Who has to give a password is shown nothing before, neither by this page nor by what it has kept.
    if (!atWork) void wipeKnown()
    else keepKnown(ownEntry(atWork.uid), null)
    if (atWork) show({ state: 'lapsed', ...atWork })
    else if (!strangerLeft)
      show({ state: 'signedOut', lapsed, ...(ended && { ended }), ...(unused && { unused }) })
    strangerLeft = false
  }

  function askFor(user: User, owner: Owner) {
    // Who comes back to a page that stayed open finds it as it was.
    if (atWork?.uid !== owner.uid) show({ state: 'checking', ...owner })
    const stopAsking = askSeasonAhead()
    const unfollowGate = followGate(user, (answer) => {
      isAnswered = true
      if (answer.gate === 'open') welcome(owner, answer.entry)
      else if (answer.gate === 'ended') void leaveEnded(owner.uid)
      else {
        atWork = null
        void wipeKnown()
        show({ state: 'refused', ...owner })
      }
      // By then the office listens itself.
      setTimeout(stopAsking, ASKED_AHEAD_MS)
    })
    unfollowDatabase = () => [stopAsking, unfollowGate].forEach((stop) => stop())
  }

  function welcome(owner: Owner, entry: unknown) {
    const isIn = shown === 'owner' && atWork?.uid === owner.uid
    atWork = owner
    isSure = true
    ended = null
    unused = false
    rememberOwner(owner.uid)
    void wipeKnown(owner.uid)
    keepKnown(ownEntry(owner.uid), entry)
    // Who was let in by what this device knows is drawn no second time.
    if (!isIn) show({ state: 'owner', ...owner })
  }

  // Also before Auth has spoken, which asks its server first and waits half a minute on a line that has died without a word.
  async function letIn() {
    if (atWork && lineState() === 'broken') isSure = true
    const owner = lineState() === 'open' ? null : await knownOwner()
    if (!owner || atWork || isAnswered || (told && told.user?.uid !== owner.uid)) return
    atWork = owner
    isSure = lineState() === 'broken'
    show({ state: 'owner', ...owner })
  }

  const unfollowAuth = onAuthStateChanged(auth, (user) => void look(user))
  const unfollowLine = followLine(() => void letIn())
  // A session that had run out before does not change by being ended.
  const unfollowForgetting = followForgetting(() => {
    if ((auth.currentUser === null || ended || unused) && !strangerLeft) nobody()
  })
  if (!endIfUnused()) {
    readAhead(SEASON_NAMES)
    void letIn()
  }
  return () => {
    told = null
    unfollowDatabase()
    unfollowAuth()
    unfollowLine()
    unfollowForgetting()
  }
}
