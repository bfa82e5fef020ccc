import { onAuthStateChanged, type User } from 'firebase/auth'
import { ending, endIfUnused, leaveEnded, signOut } from './auth.ts'
import { prefetchSeason, SEASON_PATHS } from './children.ts'
import { followLine, lineState } from './connection.ts'
import type { Unsubscribe } from './database.ts'
import { followGate, type GateAnswer, ownEntry } from './gate.ts'
import { keepKnown, readAhead, wipeKnown } from './known.ts'
import { isListed, knownOwner, type Owner } from './knownOwner.ts'
import { followForgetting, rememberedOwner, rememberOwner } from './rememberedOwner.ts'
import { auth } from './session.ts'

/** So long after an answer the office is drawn at the latest. */
const ASKED_AHEAD_MS = 10_000

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

/**
 * Follows who is signed in. Somebody who is not on the allow-list is signed out at once and reported as a stranger;
 * an owner is one whose uid stands under `/admins`, too: without a line, or as long as there is none yet, one of whom this
 * device knows that it did.
 */
export function followOwner(onVisitor: (visitor: Visitor) => void): Unsubscribe {
  let atWork: Owner | null = null
  // Whether that is more than what this device remembers while the line is being opened.
  let isSure = false
  let hasLapsed = false
  let strangerLeft = false
  let unfollowDatabase: Unsubscribe = () => {}
  // What Auth has said so far, and whether the database has said something to that.
  let told: { user: User | null } | null = null
  let isAnswered = false

  async function look(user: User | null) {
    const now = { user }
    told = now
    isAnswered = false
    unfollowDatabase()
    unfollowDatabase = () => {}
    if (!user) return nobody()
    if (ending.isLeaving) return
    const email = user.email?.toLowerCase() ?? ''
    const listed = await isListed(email)
    // Auth may have said something else meanwhile, or nobody follows any more.
    if (told !== now) return
    if (listed) askFor(user, { uid: user.uid, email })
    else {
      strangerLeft = true
      atWork = null
      onVisitor({ state: 'stranger' })
      void signOut()
    }
  }

  function nobody() {
    const lapsed = rememberedOwner() !== null
    if (!lapsed || !isSure) atWork = null
    // Who has to give a password is shown nothing before, neither by this page nor by what it has kept.
    if (!atWork) void wipeKnown()
    else keepKnown(ownEntry(atWork.uid), null)
    hasLapsed = atWork !== null
    if (atWork) onVisitor({ state: 'lapsed', ...atWork })
    else if (!strangerLeft) onVisitor({ state: 'signedOut', lapsed, ...howEnded() })
    strangerLeft = false
  }

  function askFor(user: User, owner: Owner) {
    // Who comes back to a page that stayed open finds it as it was.
    if (atWork?.uid !== owner.uid) onVisitor({ state: 'checking', ...owner })
    unfollowDatabase = followGateAndAsk(user, (answer) => {
      isAnswered = true
      if (answer.gate === 'open') welcome(owner, answer.entry)
      else if (answer.gate === 'ended') void leaveEnded(owner.uid)
      else {
        atWork = null
        void wipeKnown()
        onVisitor({ state: 'refused', ...owner })
      }
    })
  }

  function welcome(owner: Owner, entry: unknown) {
    const isIn = !hasLapsed && atWork?.uid === owner.uid
    atWork = owner
    isSure = true
    hasLapsed = false
    Object.assign(ending, { endedUid: null, wasUnused: false })
    rememberOwner(owner.uid)
    void wipeKnown(owner.uid)
    keepKnown(ownEntry(owner.uid), entry)
    // Who was let in by what this device knows is drawn no second time.
    if (!isIn) onVisitor({ state: 'owner', ...owner })
  }

  function letIn(owner: Owner) {
    isSure ||= lineState() === 'broken'
    if (atWork || isAnswered || (told && told.user?.uid !== owner.uid)) return
    atWork = owner
    onVisitor({ state: 'owner', ...owner })
  }

  const stops = [
    onAuthStateChanged(auth, (user) => void look(user)),
    // A session that had run out before does not change by being ended.
    followForgetting(() => {
      if ((auth.currentUser === null || wasEnded()) && !strangerLeft) nobody()
    }),
    followKnownOwner(letIn),
  ]
  return () => {
    told = null
    unfollowDatabase()
    stops.forEach((stop) => stop())
  }
}

/**
 * Tells the owner whom this device knows as one as long as there is no line: also before Auth has spoken, which asks its server
 * first and waits half a minute on a line that has died without a word.
 */
function followKnownOwner(onOwner: (owner: Owner) => void): Unsubscribe {
  async function look() {
    const owner = lineState() === 'open' ? null : await knownOwner()
    if (owner) onOwner(owner)
  }
  const unfollow = followLine(() => void look())
  if (!endIfUnused()) {
    readAhead(SEASON_PATHS)
    void look()
  }
  return unfollow
}

function wasEnded(): boolean {
  return ending.endedUid !== null || ending.wasUnused
}

function howEnded(): { ended?: string; unused?: true } {
  const { endedUid, wasUnused } = ending
  return { ...(endedUid && { ended: endedUid }), ...(wasUnused && { unused: true }) }
}

/** Follows the gate, and asks meanwhile for what an owner will be shown. */
function followGateAndAsk(user: User, onAnswer: (answer: GateAnswer) => void): Unsubscribe {
  const stopAsking = prefetchSeason()
  const unfollow = followGate(user, (answer) => {
    onAnswer(answer)
    // By then the office listens itself.
    setTimeout(stopAsking, ASKED_AHEAD_MS)
  })
  return () => {
    stopAsking()
    unfollow()
  }
}
