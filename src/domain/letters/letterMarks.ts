import { entriesOf } from '#domain/field/collection.ts'
import { pickedDay } from '#domain/field/dayField.ts'
import { optional } from '#domain/field/field.ts'
import { termFields } from '#domain/stay/terms.ts'
import { LARGEST_AMOUNT, wholeAmount } from '#domain/field/numberField.ts'
import { getField, readValues, type ValuesOf } from '#domain/field/record.ts'
import { type Change, refused } from '#domain/save/change.ts'
import { isLetterKind, type LetterKind } from './letter.ts'

/** The dates and amounts in a letter, which show whether a later change was announced. */
export const contentFields = {
  checkIn: pickedDay(),
  checkOut: pickedDay(),
  total: wholeAmount({ min: 0, max: LARGEST_AMOUNT }),
  paid: wholeAmount({ min: -LARGEST_AMOUNT, max: LARGEST_AMOUNT }),
  deposit: optional(wholeAmount({ min: 0, max: LARGEST_AMOUNT })),
  depositDueBy: optional(pickedDay()),
  balanceDays: optional(termFields.balanceDays),
  freeDays: optional(termFields.freeDays),
  latePercent: termFields.latePercent,
  damageDeposit: termFields.damageDeposit,
  taxPercent: termFields.taxPercent,
  taxPaid: termFields.taxPaid,
}

export type LetterContent = ValuesOf<typeof contentFields>

/**
 * The mark `/letterMarks/{stay or request}/{letter}`: the dates and amounts in the latest letter of its
 * kind, by which the next letter is chosen. Every screen reads all marks, so that the texts are elsewhere.
 */
export type LetterMark = LetterContent & { by: string; at: number }

export type LetterMarks = ReadonlyMap<LetterKind, LetterMark>

/** Parses `/letterMarks/{stay or request}`, without invalid entries. */
export function readLetterMarks(stored: unknown): LetterMarks {
  return new Map(
    entriesOf(stored).flatMap(([name, value]) => {
      const mark = readOne(value)
      return isLetterKind(name) && mark ? [[name, mark] as const] : []
    }),
  )
}

/** The names of invalid entries under `/letterMarks/{stay or request}`. */
export function unreadableLetterMarks(stored: unknown): string[] {
  return entriesOf(stored)
    .filter(([name, value]) => !isLetterKind(name) || readOne(value) === null)
    .map(([name]) => name)
}

function readOne(value: unknown): LetterMark | null {
  const content = readValues(contentFields, value)
  const [by, at] = [getField(value, 'by'), getField(value, 'at')]
  return content && typeof by === 'string' && typeof at === 'number' ? { ...content, by, at } : null
}

/** Marks a letter as not sent; each opened message stays in the history. */
export function removeLetterMark(about: string, kind: LetterKind): Change {
  return {
    writes: () => ({ [`letterMarks/${about}/${kind}`]: null }),
    refusal: () => Promise.resolve(refused()),
  }
}
