import {
  browserLocalPersistence,
  connectAuthEmulator,
  initializeAuth,
  onIdTokenChanged,
  signOut,
  type User,
} from 'firebase/auth'
import { keepText, readText } from '#lib/deviceText.ts'
import { app } from './app.ts'
import { serverNow } from './clock.ts'
import { failureOf } from './errors.ts'
import { rememberedOwner } from './rememberedOwner.ts'

const STORAGE_KEY = 'villa.used'

const HOUR_MS = 3_600_000

const LIMIT_MS = 30 * 24 * HOUR_MS

/** Whether the session on this device was unused for too long. */
export function isLongUnused(): boolean {
  const used = lastUse()
  return used !== null && Date.now() - used > LIMIT_MS
}

/** Records its use, to the hour, because this is called at every touch. */
export function noteUse(): void {
  const used = lastUse()
  // A date from a clock that was ahead must not keep the session open.
  if (used !== null && Math.abs(Date.now() - used) < HOUR_MS) return
  // Without storage, a session lasts no longer than the page.
  keepText(STORAGE_KEY, String(Date.now()))
}

/** Removes the record with the session. */
export function forgetUse(): void {
  keepText(STORAGE_KEY, null)
}

/** The last use in milliseconds since 1970; `null` in a session of a release without it. */
function lastUse(): number | null {
  const kept = readText(STORAGE_KEY) ?? ''
  return /^\d+$/.test(kept) ? Number(kept) : null
}

// Local persistence only: the pop-up code of `getAuth` is 60 kB unused here.
export const auth = initializeAuth(app, { persistence: browserLocalPersistence })

if (__LOCAL_BACKEND__) {
  const { host, authPort } = __LOCAL_BACKEND__
  connectAuthEmulator(auth, `http://${host}:${authPort}`, { disableWarnings: true })
}

// The accuracy of the database's clock.
const CLOCKS_DIFFER_MS = 30_000

// When the token expires, by the database's clock.
let expires = -Infinity
onIdTokenChanged(auth, (user) => {
  if (user) void expiryOf(user).then((moment) => (expires = moment))
})

let renewing: Promise<void> | null = null

/**
 * Runs a function that needs an owner, and again if the database refused it because the session had
 * expired: renews the token, or waits until the password was entered.
 */
export async function withSession<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act()
  } catch (error) {
    const failure = failureOf(error)
    if (failure.reason !== 'permission' || !(await sessionMended())) throw failure
    return act()
  }
}

/**
 * After a refusal: resolves to whether the session had expired and is valid again, waiting for that
 * if necessary.
 */
export async function sessionMended(): Promise<boolean> {
  const uid = auth.currentUser?.uid ?? rememberedOwner()
  if (uid === null || (auth.currentUser && expires > serverNow() + CLOCKS_DIFFER_MS)) return false
  renewing ??= renew().finally(() => {
    renewing = null
  })
  await renewing
  await goodSessionOf(uid)
  return true
}

/** Requests a new token; an owner who gets none is signed out, but still remembered. */
async function renew(): Promise<void> {
  try {
    await auth.currentUser?.getIdToken(true)
  } catch (error) {
    if (failureOf(error).reason !== 'network') await signOut(auth)
  }
}

function goodSessionOf(uid: string): Promise<void> {
  return new Promise((resolve) => {
    const unfollow = onIdTokenChanged(auth, (user) => void look(user))
    async function look(user: User | null) {
      if (user?.uid !== uid || (await expiryOf(user)) <= serverNow()) return
      unfollow()
      resolve()
    }
  })
}

async function expiryOf(user: User): Promise<number> {
  // Offline only the old token is available; another is requested when online.
  const token = await user.getIdTokenResult().catch(() => null)
  return token ? Date.parse(token.expirationTime) : -Infinity
}
