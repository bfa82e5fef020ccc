import type { Changes } from './attackers.ts'
import { AUTHOR, NOW } from './stays/writes.ts'

/** What deletes a request whose answer was `before`, and says so in an entry that may say more. */
export function deletedRequest(id: string, before = 'new', more: Changes = {}): Changes {
  const entry = { at: NOW, by: AUTHOR, verb: 'delete', before: { status: before }, ...more }
  return {
    [`requests/${id}`]: null,
    [`log/requests/${id}/delete2`]: entry,
    [`log/requests/${id}/last`]: 'delete2',
  }
}
