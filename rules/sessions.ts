import { owner } from './conditions.ts'
import type { Rules } from './language.ts'

/**
 * The time until which an owner's sessions have been ended, `/sessions/{uid}`; the time of the
 * write, so it only increases. An ended session may still read it, to learn that.
 */
export const sessions: Rules = {
  $uid: {
    '.read': 'auth != null && auth.uid === $uid',
    // In .write, because a deletion is not validated.
    '.write': `${owner} && $uid === auth.uid && newData.exists()`,
    '.validate': 'newData.val() === now',
  },
}
