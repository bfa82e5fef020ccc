import { childrenOf } from '#domain/field/collection.ts'
import { getField } from '#domain/field/record.ts'
import { unreadableLetters } from './letter.ts'
import { unreadableSentLetters } from './sentLetters.ts'

/** The letters' texts and the records of sent letters that cannot be read, in sentences. */
export function findLetterProblems(data: unknown): string[] {
  const texts = unreadableLetters(getField(data, 'letters'))
  const marks = [...childrenOf(data, 'written')].flatMap(([about, stored]) =>
    unreadableSentLetters(stored).map((name) => `${about}/${name}`),
  )
  return [
    ...texts.map((place) => `the text of the letter ${place} cannot be read`),
    ...marks.map((place) => `that the letter ${place} was written cannot be read`),
  ]
}
