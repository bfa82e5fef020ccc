import { type Caretaker, readCaretaker } from '#domain/caretaker/caretaker.ts'
import type { NewsChoices } from '#domain/caretaker/choices.ts'
import type { Failure } from '#domain/failure.ts'
import type { CaretakerScript } from '#domain/caretaker/script.ts'
import { saveChoicesOver, saveScriptOver } from './caretakerWriter.ts'
import { pageLine } from './changes.ts'
import type { Unsubscribe } from './database.ts'
import { followValue } from './follow.ts'
import { auth } from './session.ts'

/** Subscribes to the caretaker's reports; for owners. */
export function followCaretaker(
  onCaretaker: (caretaker: Caretaker) => void,
  onFailure: (failure: Failure) => void,
): Unsubscribe {
  return followValue('caretaker', (stored) => onCaretaker(readCaretaker(stored)), onFailure)
}

/** Stores this owner's mail notifications; rejects as `saveChoicesOver` does. */
export function saveChoices(choices: NewsChoices): Promise<void> {
  return saveChoicesOver(pageLine, auth.currentUser?.uid ?? '', choices)
}

/** Stores where the caretaker's script answers, `null` to forget it; rejects as `saveScriptOver` does. */
export function saveScript(script: CaretakerScript | null): Promise<void> {
  return saveScriptOver(pageLine, script)
}
