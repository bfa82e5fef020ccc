import { noPriority, owner } from './conditions.ts'
import { after, all, exists, type Rules, same, when } from './language.ts'

/**
 * When a guest's page was opened last, `/pageVisits/{key}`: a moment, the server's, and no more. Whoever knows the key of a page
 * that stands says so, and owners read it.
 */
export const pageVisits: Rules = {
  '.read': owner,
  $key: {
    // In .write, for a deletion is not validated.
    '.write': when(exists('newData'), exists(after('guestPages', '$key')), owner),
    '.validate': all(noPriority, same('newData.val()', 'now')),
  },
}
