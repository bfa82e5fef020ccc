import type { Failure } from '#domain/failure.ts'
import { pageVisitPath, readPageVisit } from '#domain/guestPage/pageVisit.ts'
import type { Unsubscribe } from './database.ts'
import { followValue } from './follow.ts'

/** Follows when the page of a guest was opened last (ms since 1970), `null` before; needs an owner. */
export function followPageVisit(
  key: string,
  onVisit: (at: number | null) => void,
  onFailure: (failure: Failure) => void,
): Unsubscribe {
  return followValue(pageVisitPath(key), (stored) => onVisit(readPageVisit(stored)), onFailure)
}
