import { onAuthStateChanged, signOut, type User } from 'firebase/auth'
import { onValue, ref } from 'firebase/database'
import { useSyncExternalStore } from 'react'
import { clearCache, clearDevice } from './cache.ts'
import { database, type Unsubscribe } from './database.ts'
import { deviceOwner, type Owner, setDeviceOwner } from './deviceOwner.ts'
import { ownerHash } from './ownerHash.ts'
import { auth, subscribe } from './session.ts'

export type Visitor =
  /** `stranger`: the last sign-in was of a user who is not in our list. */
  | { state: 'checking' | 'signedOut' | 'stranger' }
  /** In our list, but not in the database's. */
  | ({ state: 'refused' } & Owner)
  | ({ state: 'owner' } & Owner)

// An owner whom the database accepted on this device enters at once, also offline; Auth and the
// database correct that.
const known = deviceOwner()
let visitor: Visitor = known ? { state: 'owner', ...known } : { state: 'checking' }
let unfollowEntry: Unsubscribe = () => {}
const listeners = new Set<(visitor: Visitor) => void>()

onAuthStateChanged(auth, (user) => void check(user))

export function currentVisitor(): Visitor {
  return visitor
}

/** The visitor, in a component. */
export function useVisitor(): Visitor {
  return useSyncExternalStore(followVisitor, currentVisitor)
}

/** Subscribes to the visitor, beginning with the current state. */
export function followVisitor(onVisitor: (visitor: Visitor) => void): Unsubscribe {
  listeners.add(onVisitor)
  onVisitor(visitor)
  return () => listeners.delete(onVisitor)
}

async function check(user: User | null): Promise<void> {
  unfollowEntry()
  if (!user) return leave()
  const owner: Owner = { uid: user.uid, email: user.email?.toLowerCase() ?? '' }
  const isListed = __OWNER_HASHES__.includes(await ownerHash(owner.email))
  // Auth may have reported another user since.
  if (!isSignedIn(owner)) return
  if (!isListed) {
    show({ state: 'stranger' })
    await clearDevice()
    return signOut(auth)
  }
  if (!isShown(owner)) show({ state: 'checking' })
  unfollowEntry()
  const entry = ref(database, `admins/${owner.uid}`)
  unfollowEntry = subscribe(
    (onCancel) =>
      onValue(entry, (stored) => void (stored.exists() ? accept : refuse)(owner), onCancel),
    () => {
      if (isSignedIn(owner)) show({ state: 'refused', ...owner })
    },
  )
}

/** Removes what the next person at this device must not see; drafts outlive an expired session. */
function leave(): void {
  void (deviceOwner() === null ? clearDevice() : clearCache())
  if (visitor.state !== 'stranger') show({ state: 'signedOut' })
}

async function accept(owner: Owner): Promise<void> {
  if (deviceOwner()?.uid !== owner.uid) await clearCache()
  if (!isSignedIn(owner)) return
  setDeviceOwner(owner)
  if (!isShown(owner)) show({ state: 'owner', ...owner })
}

async function refuse(owner: Owner): Promise<void> {
  show({ state: 'refused', ...owner })
  await clearDevice()
}

function isSignedIn({ uid }: Owner): boolean {
  return auth.currentUser?.uid === uid
}

function isShown({ uid }: Owner): boolean {
  return visitor.state === 'owner' && visitor.uid === uid
}

function show(next: Visitor): void {
  visitor = next
  for (const listener of listeners) listener(next)
}
