import { noPriority, owner } from './conditions.ts'
import { after, all, exists, type Rules, same, when } from './language.ts'

/**
 * When a guest's page was last opened, `/pageVisits/{key}`: the server's time only. Written with
 * the key of an existing page, and read by owners.
 */
export const pageVisits: Rules = {
  '.read': owner,
  $key: {
    // In .write, because a deletion is not validated.
    '.write': when(exists('newData'), exists(after('guestPages', '$key')), owner),
    '.validate': all(noPriority, same('newData.val()', 'now')),
  },
}
