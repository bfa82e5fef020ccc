import type { Failure } from '#domain/failure.ts'
import type { LetterWish, LetterWork } from '#domain/letters/letterWork.ts'
import { type OwnLetters, readOwnLetters } from '#domain/letters/ownLetters.ts'
import { readWritten, type WrittenLetters } from '#domain/letters/written.ts'
import { pageLine } from './changes.ts'
import { database, type Unsubscribe } from './database.ts'
import { followValue } from './follow.ts'
import { type LetterChange, sendLetter } from './letterWriter.ts'
import { newKey } from './makeChange.ts'

/** Follows the owners' own texts of letters. */
export function followOwnLetters(
  onLetters: (letters: OwnLetters) => void,
  onFailure: (failure: Failure) => void,
): Unsubscribe {
  return followValue('letters', (stored) => onLetters(readOwnLetters(stored)), onFailure)
}

/** Follows which letters were written to the guest of a stay or of a request. */
export function followWritten(
  about: string,
  onWritten: (written: WrittenLetters) => void,
  onFailure: (failure: Failure) => void,
): Unsubscribe {
  return followValue(`written/${about}`, (stored) => onWritten(readWritten(stored)), onFailure)
}

/** The same of several, once all of them are known. */
export function followWrittenToAll(
  ids: readonly string[],
  onWritten: (written: ReadonlyMap<string, WrittenLetters>) => void,
  onFailure: (failure: Failure) => void,
): Unsubscribe {
  const heard = new Map<string, WrittenLetters>()
  const stops = ids.map((id) =>
    followWritten(
      id,
      (written) => {
        heard.set(id, written)
        if (heard.size === ids.length) onWritten(new Map(heard))
      },
      onFailure,
    ),
  )
  return () => stops.forEach((stop) => stop())
}

/** Follows the language that a request was written in; `null` where that is not told. */
export function followRequestLanguage(
  request: string,
  onLanguage: (language: string | null) => void,
  onFailure: (failure: Failure) => void,
): Unsubscribe {
  return followValue(
    `requests/${request}/dil`,
    (dil) => onLanguage(typeof dil === 'string' ? dil : null),
    onFailure,
  )
}

/** What an owner wants of letters, as a work to be kept until it is answered. */
export const letterWorkFor = (wish: LetterWish): LetterWork => ({
  ...wish,
  entry: newKey(database),
  at: Date.now(),
})

/** Stores an own text of a letter, or gives it up; rejects as `sendLetter` does. */
export const saveLetter = (change: LetterChange): Promise<void> => sendLetter(pageLine, change)
