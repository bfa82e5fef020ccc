import { type DataSnapshot, onValue, type Query, ref } from 'firebase/database'
import type { Failure } from '#domain/save/failure.ts'
import { followCached } from './cache.ts'
import { database, type Unsubscribe } from './database.ts'
import { afterSaving } from './save.ts'

/** Subscribes to the raw value at a path or query, cached under `name`. */
export function followValue(
  name: string,
  place: string | Query,
  onNext: (stored: unknown) => void,
  onFailure: (failure: Failure) => void,
): Unsubscribe {
  const source = typeof place === 'string' ? ref(database, place) : place
  return followCached(
    name,
    (report, onCancel) => {
      let newest: DataSnapshot
      const onSnapshot = (snapshot: DataSnapshot) => {
        newest = snapshot
        // Of those that waited for a save, only the last one is what is stored.
        afterSaving(() => {
          if (snapshot === newest) report(snapshot.val())
        })
      }
      return onValue(source, onSnapshot, onCancel)
    },
    onNext,
    onFailure,
  )
}
