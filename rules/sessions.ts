import { owner } from './conditions.ts'
import { all, exists, type Rules, same } from './language.ts'

/**
 * The time until which an owner's sessions have been ended, `/sessions/{uid}`; the time of the
 * write, so it only increases. An ended session may still read it, to learn that.
 */
export const sessions: Rules = {
  $uid: {
    '.read': 'auth != null && auth.uid === $uid',
    // In .write, because a deletion is not validated.
    '.write': all(owner, same('$uid', 'auth.uid'), exists('newData')),
    '.validate': same('newData.val()', 'now'),
  },
}
