import type { User } from 'firebase/auth'
import type { Unsubscribe } from './database.ts'
import { followSnapshot } from './follow.ts'

/** What the database says to whoever is signed in; `open` with their entry in its list of owners. */
export type GateAnswer = { gate: 'open'; entry: unknown } | { gate: 'closed' | 'ended' }

/** Where an owner's own entry in the database's list stands. */
export const ownEntry = (uid: string) => `admins/${uid}`

/** Where the moment stands up to which an owner has ended all sessions. */
export const ownEnd = (uid: string) => `sessions/${uid}`

/**
 * Follows whether the database takes somebody for an owner: their uid stands in its list, and they have signed in since they
 * ended all their sessions, if they ever did (rules/conditions.ts).
 */
export function followGate(user: User, onAnswer: (answer: GateAnswer) => void): Unsubscribe {
  let stopped = false
  // Nothing of the office is shown before both have been heard.
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
      ownEntry(user.uid),
      (stored) => {
        entry = stored.val() ?? null
        judge()
      },
      close,
    ),
    // Rules of a release that knew no such moment refuse the question: there, no session has been ended.
    followSnapshot(
      ownEnd(user.uid),
      (stored) => void compare(stored.val()),
      () => void compare(null),
    ),
  ]
  return () => {
    stopped = true
    for (const stop of unfollow) stop()
  }
}

/** When somebody gave their password, to the second; a token that has been renewed still says it. */
async function signedInAt(user: User): Promise<number> {
  const token = await user.getIdTokenResult().catch(() => null)
  // Without a line there is no token to be had, and nothing to be heard that it could be compared with.
  return token ? Date.parse(token.authTime) : Infinity
}
