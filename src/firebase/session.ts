import {
  browserLocalPersistence,
  connectAuthEmulator,
  initializeAuth,
  onIdTokenChanged,
  signOut,
  type User,
} from 'firebase/auth'
import { app } from './app.ts'
import { serverNow } from './clock.ts'
import { failureOf } from './errors.ts'
import { rememberedOwner } from './rememberedOwner.ts'

// Local persistence only: the pop-up machinery of `getAuth` is 60 kB nobody here uses.
export const auth = initializeAuth(app, { persistence: browserLocalPersistence })

if (__LOCAL_BACKEND__) {
  const { host, authPort } = __LOCAL_BACKEND__
  connectAuthEmulator(auth, `http://${host}:${authPort}`, { disableWarnings: true })
}

// How well the database's clock is known at best.
const CLOCKS_DIFFER_MS = 30_000

// Until when the database takes the token, by its own clock.
let expires = -Infinity
onIdTokenChanged(auth, (user) => {
  if (user) void expiryOf(user).then((moment) => (expires = moment))
})

let renewing: Promise<void> | null = null

/**
 * Does what needs an owner, and once more when the database refused it only because the session had run out: an expired
 * token is renewed, and when that takes the password, this waits until it has been given.
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

/** After a refusal: whether it was the session's fault, and there is a good one again; waits for it if need be. */
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

/** Asks for a new token; an owner who is given none any more is signed out, but not forgotten. */
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
  // Without a line an old token is all there is; the database will ask for another once there is one.
  const token = await user.getIdTokenResult().catch(() => null)
  return token ? Date.parse(token.expirationTime) : -Infinity
}
