import { owner } from './conditions.ts'
import type { Rules } from './language.ts'

/** An owner's sessions until this time are ended, `/sessions/{uid}`. An ended one may read it, to learn that. */
export const sessions: Rules = {
  $uid: {
    '.read': 'auth != null && auth.uid === $uid',
    '.write': `${owner} && $uid === auth.uid && newData.exists()`,
    '.validate': 'newData.val() === now',
  },
}
