import { childrenOf } from '#domain/field/collection.ts'
import { getField } from '#domain/field/record.ts'
import { readEarlierTexts } from '#domain/stay/earlierTexts.ts'
import { KEPT_PATHS } from '#domain/stay/keptTexts.ts'
import { unreadableLetters } from './letter.ts'
import { unreadableLetterMarks } from './letterMarks.ts'
import { readSentLetters } from './sentLetters.ts'

/** The letters' texts and the records of sent letters that cannot be read, in sentences. */
export function findLetterProblems(data: unknown): string[] {
  const texts = unreadableLetters(getField(data, 'letters'))
  const marks = [...childrenOf(data, 'letterMarks')].flatMap(([about, stored]) =>
    unreadableLetterMarks(stored).map((name) => `${about}/${name}`),
  )
  const sent = [...childrenOf(data, 'sentLetters')].flatMap(([about, stored]) =>
    readSentLetters(stored).unreadable.map((key) => `${about}/${key}`),
  )
  const isThere = (id: string) =>
    childrenOf(data, 'reservationDetails').has(id) || childrenOf(data, 'requests').has(id)
  const earlier = [...childrenOf(data, 'earlier')].flatMap(([about, stored]) =>
    readEarlierTexts(stored).unreadable.map((entry) => `${about}/${entry}`),
  )
  const strays = KEPT_PATHS.flatMap((path) => [...childrenOf(data, path).keys()]).filter(
    (id) => !isThere(id),
  )
  return [
    ...texts.map((place) => `the text of the letter ${place} cannot be read`),
    ...marks.map((place) => `the mark of the letter ${place} cannot be read`),
    ...sent.map((place) => `the sent letter ${place} cannot be read`),
    ...earlier.map((place) => `the earlier texts ${place} cannot be read`),
    ...strays.map((id) => `something is kept about ${id}, who is not there`),
  ]
}
