import { noPriority, owner } from './conditions.ts'
import type { Rules } from './language.ts'

/** When a guest's page was last opened, `/pageVisits/{key}`: written with the key of an existing page. */
export const pageVisits: Rules = {
  '.read': owner,
  $key: {
    '.write': `(newData.exists() ? newRoot.child('guestPages/' + $key).exists() : ${owner})`,
    '.validate': `${noPriority} && newData.val() === now`,
  },
}
