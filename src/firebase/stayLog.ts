import { limitToLast, orderByKey, query, ref } from 'firebase/database'
import type { Failure } from '#domain/failure.ts'
import { readStayLog, type StayEntry } from '#domain/office/stayLog.ts'
import { database, type Unsubscribe } from './database.ts'
import { followSnapshot } from './follow.ts'
import { entriesOf } from './records.ts'

/** So many changes of a stay are shown. */
const HISTORY_LENGTH = 50

/** Follows the newest changes of one stay; needs an owner. */
export function followStayLog(
  id: string,
  onEntries: (entries: StayEntry[]) => void,
  onFailure: (failure: Failure) => void,
): Unsubscribe {
  const newest = query(ref(database, `log/${id}`), orderByKey(), limitToLast(HISTORY_LENGTH))
  return followSnapshot(
    newest,
    (snapshot) => onEntries(readStayLog(entriesOf(snapshot.val()))),
    onFailure,
  )
}
