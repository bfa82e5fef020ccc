import type { User } from 'firebase/auth'
import type { Unsubscribe } from './database.ts'
import { followSnapshot } from './follow.ts'

/** The database's answer for a signed-in user; `open` with their entry in its list of owners. */
export type OwnerAccess = { gate: 'open'; entry: unknown } | { gate: 'closed' | 'ended' }

export const ownerEntryPath = (uid: string) => `admins/${uid}`

/** The path of the time until which an owner has ended all sessions. */
export const sessionEndPath = (uid: string) => `sessions/${uid}`

/** An owner is in the database's list, and signed in after they last ended all sessions. */
export function followOwnerAccess(
  user: User,
  onAnswer: (answer: OwnerAccess) => void,
): Unsubscribe {
  let stopped = false
  // Nothing of the office is shown before both values have arrived.
  let entry: unknown
  let ended: boolean | undefined

  function judge() {
    if (stopped) return
    if (ended) onAnswer({ gate: 'ended' })
    else if (entry === null) onAnswer({ gate: 'closed' })
    else if (entry !== undefined && ended === false) onAnswer({ gate: 'open', entry })
  }

  async function compare(end: unknown) {
    ended = typeof end === 'number' && !((await signedInAt(user)) > end)
    judge()
  }

  const close = () => {
    entry = null
    judge()
  }
  const unfollow = [
    followSnapshot(
      ownerEntryPath(user.uid),
      (stored) => {
        entry = stored.val() ?? null
        judge()
      },
      close,
    ),
    // An older release's rules refuse this read; its sessions cannot be ended.
    followSnapshot(
      sessionEndPath(user.uid),
      (stored) => void compare(stored.val()),
      () => void compare(null),
    ),
  ]
  return () => {
    stopped = true
    for (const stop of unfollow) stop()
  }
}

/** When a user entered their password, to the second; renewed tokens keep it. */
async function signedInAt(user: User): Promise<number> {
  const token = await user.getIdTokenResult().catch(() => null)
  // Offline there is neither a token nor a value to compare it with.
  return token ? Date.parse(token.authTime) : Infinity
}
