import { onAuthStateChanged, signOut, type User } from 'firebase/auth'
import { onValue, ref } from 'firebase/database'
import { useSyncExternalStore } from 'react'
import { clearCache, clearDevice } from './cache.ts'
import { database, type Unsubscribe } from './database.ts'
import { deviceOwner, type Owner, setDeviceOwner } from './deviceOwner.ts'
import { ownerHash } from './ownerHash.ts'
import { auth, subscribe } from './session.ts'
import { createStore } from '#ui/store.ts'

/** The person signed in on this device, and whether they may use the office. */
export type Access =
  /** `stranger`: the last sign-in was of a user who is not in our list. */
  | { state: 'checking' | 'signedOut' | 'stranger' }
  /** In our list, but not in the database's. */
  | ({ state: 'refused' } & Owner)
  | ({ state: 'owner' } & Owner)

// An owner whom the database accepted on this device enters immediately, also offline; Auth and the
// database correct that.
const storedOwner = deviceOwner()
let unfollowEntry: Unsubscribe = () => {}
const access = createStore<Access>(
  storedOwner ? { state: 'owner', ...storedOwner } : { state: 'checking' },
)

onAuthStateChanged(auth, (user) => void check(user))

/** This device's access to the office, in a component. */
export function useAccess(): Access {
  return useSyncExternalStore(access.subscribe, access.get)
}

async function check(user: User | null): Promise<void> {
  unfollowEntry()
  if (!user) return leave()
  const owner: Owner = { uid: user.uid, email: user.email?.toLowerCase() ?? '' }
  const isListed = __OWNER_HASHES__.includes(await ownerHash(owner.email))
  // Auth may have reported another user since.
  if (!isSignedIn(owner)) return
  if (!isListed) {
    access.set({ state: 'stranger' })
    await clearDevice()
    return signOut(auth)
  }
  if (!isShown(owner)) access.set({ state: 'checking' })
  unfollowEntry()
  const entry = ref(database, `admins/${owner.uid}`)
  unfollowEntry = subscribe(
    (onCancel) =>
      onValue(entry, (stored) => void (stored.exists() ? accept : refuse)(owner), onCancel),
    () => {
      if (isSignedIn(owner)) access.set({ state: 'refused', ...owner })
    },
  )
}

/** Removes what the next person at this device must not see; drafts outlive an expired session. */
function leave(): void {
  void (deviceOwner() === null ? clearDevice() : clearCache())
  if (access.get().state !== 'stranger') access.set({ state: 'signedOut' })
}

async function accept(owner: Owner): Promise<void> {
  // Stored already, and another tab may have signed out since.
  if (isShown(owner)) return
  if (deviceOwner()?.uid !== owner.uid) await clearCache()
  if (!isSignedIn(owner)) return
  setDeviceOwner(owner)
  access.set({ state: 'owner', ...owner })
}

async function refuse(owner: Owner): Promise<void> {
  access.set({ state: 'refused', ...owner })
  await clearDevice()
}

function isSignedIn({ uid }: Owner): boolean {
  return auth.currentUser?.uid === uid
}

function isShown({ uid }: Owner): boolean {
  const shown = access.get()
  return shown.state === 'owner' && shown.uid === uid
}
