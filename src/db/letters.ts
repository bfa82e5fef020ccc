import type { Failure } from '#domain/failure.ts'
import { type OwnLetters, readOwnLetters } from '#domain/letters/ownLetters.ts'
import { readWritten, type WrittenLetters } from '#domain/letters/due.ts'
import { pageClient } from './changes.ts'
import type { Unsubscribe } from './database.ts'
import { followValue } from './follow.ts'
import { type LetterChange, sendLetter } from './letterWriter.ts'

export function followOwnLetters(
  onLetters: (letters: OwnLetters) => void,
  onFailure: (failure: Failure) => void,
): Unsubscribe {
  return followValue('letters', (stored) => onLetters(readOwnLetters(stored)), onFailure)
}

export function followWritten(
  about: string,
  onWritten: (written: WrittenLetters) => void,
  onFailure: (failure: Failure) => void,
): Unsubscribe {
  return followValue(`written/${about}`, (stored) => onWritten(readWritten(stored)), onFailure)
}

/** The same for several, once all have loaded. */
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

export function followRequestLanguage(
  request: string,
  onLanguage: (language: string | null) => void,
  onFailure: (failure: Failure) => void,
): Unsubscribe {
  return followValue(
    `requests/${request}/language`,
    (language) => onLanguage(typeof language === 'string' ? language : null),
    onFailure,
  )
}

export const saveLetter = (change: LetterChange): Promise<void> => sendLetter(pageClient, change)
