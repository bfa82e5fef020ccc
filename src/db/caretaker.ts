import { type Caretaker, readCaretaker } from '#domain/caretaker/caretaker.ts'
import type { Failure } from '#domain/failure.ts'
import type { Unsubscribe } from './database.ts'
import { followValue } from './follow.ts'

/** Subscribes to the caretaker's reports; for owners. */
export function followCaretaker(
  onCaretaker: (caretaker: Caretaker) => void,
  onFailure: (failure: Failure) => void,
): Unsubscribe {
  return followValue('caretaker', (stored) => onCaretaker(readCaretaker(stored)), onFailure)
}
