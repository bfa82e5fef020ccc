import type { Failure } from '#domain/failure.ts'
import { pageVisitPath, readPageVisit } from '#domain/guestPage/pageVisit.ts'
import type { Unsubscribe } from './database.ts'
import { followValue } from './follow.ts'

/** Subscribes to when a guest's page was last opened (ms since 1970), `null` before; for owners. */
export function followPageVisit(
  key: string,
  onVisit: (at: number | null) => void,
  onFailure: (failure: Failure) => void,
): Unsubscribe {
  return followValue(pageVisitPath(key), (stored) => onVisit(readPageVisit(stored)), onFailure)
}
