import { onAuthStateChanged, type User } from 'firebase/auth'
import { endIfUnused, ending, leaveEnded, signOut } from './auth.ts'
import { prefetchSeason, SEASON_PATHS } from './children.ts'
import { connectionState, followConnection } from './connection.ts'
import type { Unsubscribe } from './database.ts'
import { followOwnerAccess, type OwnerAccess, ownerEntryPath } from './ownerAccess.ts'
import { clearCache, prefetchCache, readCache, writeCache } from './cache.ts'
import { followForgetting, rememberedOwner, rememberOwner } from './rememberedOwner.ts'
import { auth } from './session.ts'
import { ownerHash } from './ownerHash.ts'

/** The longest delay between an answer and the rendered office. */
const ASKED_AHEAD_MS = 10_000

export type Visitor =
  /** `lapsed`: expired rather than ended; `ended`: whose sessions were all ended. */
  | { state: 'signedOut'; lapsed: boolean; ended?: string; unused?: true }
  | { state: 'stranger' }
  /** In our list, before the database has answered. */
  | ({ state: 'checking' } & Owner)
  /** In our list, but not in the database's. */
  | ({ state: 'refused' } & Owner)
  | ({ state: 'owner' } & Owner)
  /** An owner at work whose session has expired: the pages remain, with a password dialog. */
  | ({ state: 'lapsed' } & Owner)

/**
 * Subscribes to the visitor. A user who is not in the allow-list is signed out immediately and
 * reported as a stranger; an owner is also listed under `/admins`, or offline and before the
 * connection was verified on this device earlier.
 */
export function followOwner(onVisitor: (visitor: Visitor) => void): Unsubscribe {
  let atWork: Owner | null = null
  // Whether that is verified by the database rather than cached.
  let isSure = false
  let hasLapsed = false
  let strangerLeft = false
  let unfollowDatabase: Unsubscribe = () => {}
  // The latest user of Auth, and whether the database has answered for them.
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
    // Auth may have reported another user since, or the subscription has ended.
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
    // A visitor who needs a password sees no data of this page or its cache.
    if (!atWork) void clearCache()
    else writeCache(ownerEntryPath(atWork.uid), null)
    hasLapsed = atWork !== null
    if (atWork) onVisitor({ state: 'lapsed', ...atWork })
    else if (!strangerLeft) onVisitor({ state: 'signedOut', lapsed, ...howEnded() })
    strangerLeft = false
  }

  function askFor(user: User, owner: Owner) {
    // A page that stayed open is kept when the owner returns.
    if (atWork?.uid !== owner.uid) onVisitor({ state: 'checking', ...owner })
    unfollowDatabase = followGateAndAsk(user, (answer) => {
      isAnswered = true
      if (answer.gate === 'open') welcome(owner, answer.entry)
      else if (answer.gate === 'ended') void leaveEnded(owner.uid)
      else {
        atWork = null
        void clearCache()
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
    void clearCache(owner.uid)
    writeCache(ownerEntryPath(owner.uid), entry)
    // An owner who was let in from the cache is not rendered again.
    if (!isIn) onVisitor({ state: 'owner', ...owner })
  }

  function letIn(owner: Owner) {
    isSure ||= connectionState() === 'broken'
    if (atWork || isAnswered || (told && told.user?.uid !== owner.uid)) return
    atWork = owner
    onVisitor({ state: 'owner', ...owner })
  }

  const stops = [
    onAuthStateChanged(auth, (user) => void look(user)),
    // Ending a session that had already expired changes nothing.
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

/** Reports the cached owner while offline or until Auth answers, which may take half a minute. */
function followKnownOwner(onOwner: (owner: Owner) => void): Unsubscribe {
  async function look() {
    const owner = connectionState() === 'open' ? null : await knownOwner()
    if (owner) onOwner(owner)
  }
  const unfollow = followConnection(() => void look())
  if (!endIfUnused()) {
    prefetchCache(SEASON_PATHS)
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

/** Subscribes to the gate, and prefetches the office's data. */
function followGateAndAsk(user: User, onAnswer: (answer: OwnerAccess) => void): Unsubscribe {
  const stopAsking = prefetchSeason()
  const unfollow = followOwnerAccess(user, (answer) => {
    onAnswer(answer)
    // By then the office has its own subscriptions.
    setTimeout(stopAsking, ASKED_AHEAD_MS)
  })
  return () => {
    stopAsking()
    unfollow()
  }
}

type Owner = { uid: string; email: string }

/** The owner who was verified on this device and has not signed out; `null` without one. */
async function knownOwner(): Promise<Owner | null> {
  const uid = rememberedOwner()
  const entry = uid === null ? null : (await readCache(ownerEntryPath(uid)))?.value
  const email = typeof entry === 'string' ? entry.toLowerCase() : ''
  return uid !== null && (await isListed(email)) ? { uid, email } : null
}

/** Whether an address is in the site's own list of owners, which contains only hashes. */
async function isListed(email: string): Promise<boolean> {
  return __OWNER_HASHES__.includes(await ownerHash(email))
}
