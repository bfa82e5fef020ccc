import { owner } from './conditions.ts'
import { all, exists, type Rules, same } from './language.ts'

/**
 * The moment up to which an owner's sessions have been ended, `/sessions/{uid}`; it is the moment of the write, and so only ever
 * moves on. A session that was ended may still read it, to learn that.
 */
export const sessions: Rules = {
  $uid: {
    '.read': 'auth != null && auth.uid === $uid',
    // In .write, for a deletion is not validated.
    '.write': all(owner, same('$uid', 'auth.uid'), exists('newData')),
    '.validate': same('newData.val()', 'now'),
  },
}
