import { onAuthStateChanged, signOut, type User } from 'firebase/auth'
import { onValue, ref } from 'firebase/database'
import { useSyncExternalStore } from 'react'
import { clearCache, clearDevice } from './cache.ts'
import { database, type Unsubscribe } from './database.ts'
import { deviceOwner, type Owner, setDeviceOwner } from './deviceOwner.ts'
import { ownerHash } from './ownerHash.ts'
import { auth, subscribe } from './session.ts'
import { createStore } from '#ui/store.ts'

export type Visitor =
  /** `stranger`: the last sign-in was of a user who is not in our list. */
  | { state: 'checking' | 'signedOut' | 'stranger' }
  /** In our list, but not in the database's. */
  | ({ state: 'refused' } & Owner)
  | ({ state: 'owner' } & Owner)

// An owner whom the database accepted on this device enters immediately, also offline; Auth and the
// database correct that.
const storedOwner = deviceOwner()
let unfollowEntry: Unsubscribe = () => {}
const visitor = createStore<Visitor>(
  storedOwner ? { state: 'owner', ...storedOwner } : { state: 'checking' },
)

onAuthStateChanged(auth, (user) => void check(user))

/** The visitor, in a component. */
export function useVisitor(): Visitor {
  return useSyncExternalStore(visitor.subscribe, visitor.get)
}

/** Calls back each time the database accepts an owner who was not in the office on this device before. */
export function onSignIn(listener: () => void): Unsubscribe {
  return visitor.subscribe(() => {
    if (visitor.get().state === 'owner') listener()
  })
}

async function check(user: User | null): Promise<void> {
  unfollowEntry()
  if (!user) return leave()
  const owner: Owner = { uid: user.uid, email: user.email?.toLowerCase() ?? '' }
  const isListed = __OWNER_HASHES__.includes(await ownerHash(owner.email))
  // Auth may have reported another user since.
  if (!isSignedIn(owner)) return
  if (!isListed) {
    visitor.set({ state: 'stranger' })
    await clearDevice()
    return signOut(auth)
  }
  if (!isShown(owner)) visitor.set({ state: 'checking' })
  unfollowEntry()
  const entry = ref(database, `admins/${owner.uid}`)
  unfollowEntry = subscribe(
    (onCancel) =>
      onValue(entry, (stored) => void (stored.exists() ? accept : refuse)(owner), onCancel),
    () => {
      if (isSignedIn(owner)) visitor.set({ state: 'refused', ...owner })
    },
  )
}

/** Removes what the next person at this device must not see; drafts outlive an expired session. */
function leave(): void {
  void (deviceOwner() === null ? clearDevice() : clearCache())
  if (visitor.get().state !== 'stranger') visitor.set({ state: 'signedOut' })
}

async function accept(owner: Owner): Promise<void> {
  // Stored already, and another tab may have signed out since.
  if (isShown(owner)) return
  if (deviceOwner()?.uid !== owner.uid) await clearCache()
  if (!isSignedIn(owner)) return
  setDeviceOwner(owner)
  visitor.set({ state: 'owner', ...owner })
}

async function refuse(owner: Owner): Promise<void> {
  visitor.set({ state: 'refused', ...owner })
  await clearDevice()
}

function isSignedIn({ uid }: Owner): boolean {
  return auth.currentUser?.uid === uid
}

function isShown({ uid }: Owner): boolean {
  const shown = visitor.get()
  return shown.state === 'owner' && shown.uid === uid
}
