import { noPriority, owner } from './conditions.ts'
import { after, all, any, exists, not, type Rules, same, when } from './language.ts'

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

/** A page that goes takes along when it was opened. */
export const leavesNoVisit = any(exists('newData'), not(exists(after('pageVisits', '$key'))))
