import * as v from 'valibot'
import {
  isSameText,
  letterTextFields,
  type OwnLetters,
  type StoredLetter,
} from '#domain/letters/ownLetters.ts'
import type { Backup, WantedLetter } from './readBackup.ts'

/** An own text of a backup, and the version that it replaces. */
export type LetterToRecover = WantedLetter & { seen: Pick<StoredLetter, 'version'> }

/** The own texts of a backup that differ and are valid; none is deleted. */
export function lettersToRecover(
  { letters }: Pick<Backup, 'letters'>,
  now: OwnLetters,
): LetterToRecover[] {
  return letters.flatMap((letter) => {
    const { subject, body } = letter.wanted
    const { own, version } = now.of(letter.kind, letter.language)
    const isGood =
      v.is(letterTextFields.subject.limits, subject) && v.is(letterTextFields.body.limits, body)
    return isSameText(own, letter.wanted) || !isGood ? [] : [{ ...letter, seen: { version } }]
  })
}
