import { noPriority, owner } from './conditions.ts'
import type { Rules } from './language.ts'

/**
 * When a guest's page was last opened, `/pageVisits/{key}`: the server's time only. Written with
 * the key of an existing page, and read by owners.
 */
export const pageVisits: Rules = {
  '.read': owner,
  $key: {
    // In .write, because a deletion is not validated.
    '.write': `(newData.exists() ? newRoot.child('guestPages/' + $key).exists() : ${owner})`,
    '.validate': `${noPriority} && newData.val() === now`,
  },
}
