import { type Database, limitToLast, orderByChild, type Query, query, ref } from 'firebase/database'

/** How many requests are read: strangers send them, so that no reader takes all. */
export const FIRST_READ = 200

/** The newest requests by the server's time, because a stranger chooses the key. */
export function newestRequests(database: Database, count = FIRST_READ): Query {
  return query(ref(database, 'requests'), orderByChild('at'), limitToLast(count))
}
