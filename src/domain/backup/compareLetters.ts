import * as v from 'valibot'
import { letterTextFields, type OwnLetters, type StoredLetter } from '#domain/letters/ownLetters.ts'
import type { Backup, WantedLetter } from './readBackup.ts'

/** An own text of a backup, and the version that it replaces. */
export type LetterToRecover = WantedLetter & { seen: Pick<StoredLetter, 'version'> }

/** The own texts of a backup that differ and are valid; none is deleted. */
export function lettersToRecover(
  { letters }: Pick<Backup, 'letters'>,
  now: OwnLetters,
): LetterToRecover[] {
  return letters.flatMap((letter) => {
    const { konu, metin } = letter.wanted
    const { own, version } = now.of(letter.kind, letter.language)
    const isSame = own?.konu === konu && own.metin === metin
    const isGood =
      v.is(letterTextFields.konu.limits, konu) && v.is(letterTextFields.metin.limits, metin)
    return isSame || !isGood ? [] : [{ ...letter, seen: { version } }]
  })
}
