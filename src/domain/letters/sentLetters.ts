import type { IsoDate } from '#domain/date.ts'
import { entriesOf } from '#domain/field/collection.ts'
import { pickedDay } from '#domain/field/dayField.ts'
import { optional } from '#domain/field/field.ts'
import { termFields } from '#domain/stay/terms.ts'
import { LARGEST_AMOUNT, wholeLira } from '#domain/field/numberField.ts'
import { getField, readValues, type ValuesOf, writeFields } from '#domain/field/record.ts'
import { text } from '#domain/field/textField.ts'
import { type Change, refused } from '#domain/save/change.ts'
import { SERVER_TIME } from '#domain/save/writes.ts'
import { isLetterKind, type LetterKind } from './letter.ts'

/** The dates and amounts in a letter, which show whether a later change was announced; amounts in whole lira. */
export const contentFields = {
  checkIn: pickedDay(),
  checkOut: pickedDay(),
  total: wholeLira({ min: 0, max: LARGEST_AMOUNT }),
  paid: wholeLira({ min: -LARGEST_AMOUNT, max: LARGEST_AMOUNT }),
  deposit: optional(wholeLira({ min: 0, max: LARGEST_AMOUNT })),
  depositDueBy: optional(pickedDay()),
  balanceDays: optional(termFields.balanceDays),
  freeDays: optional(termFields.freeDays),
  latePercent: termFields.latePercent,
  damageDeposit: termFields.damageDeposit,
}

export type LetterContent = ValuesOf<typeof contentFields>

/** A sent letter, `/written/{stay or request}/{letter}`: its day and language, and its dates and amounts. */
export const sentLetterFields = {
  date: pickedDay(),
  language: text({ required: true, max: 2, pattern: /^[a-z]+$/ }),
  ...contentFields,
}

/** A letter as an owner sends it. */
type Sending = { date: IsoDate; language: string } & LetterContent

export type SentLetter = Sending & { by: string; at: number }

export type SentLetters = ReadonlyMap<LetterKind, SentLetter>

/** Parses `/written/{stay or request}`, without invalid entries. */
export function readSentLetters(stored: unknown): SentLetters {
  return new Map(
    entriesOf(stored).flatMap(([name, value]) => {
      const sent = readOne(value)
      return isLetterKind(name) && sent ? [[name, sent] as const] : []
    }),
  )
}

/** The names of invalid entries under `/written/{stay or request}`. */
export function unreadableSentLetters(stored: unknown): string[] {
  return entriesOf(stored)
    .filter(([name, value]) => !isLetterKind(name) || readOne(value) === null)
    .map(([name]) => name)
}

function readOne(value: unknown): SentLetter | null {
  const sent = readValues(sentLetterFields, value)
  const [by, at] = [getField(value, 'by'), getField(value, 'at')]
  return sent && typeof by === 'string' && typeof at === 'number' ? { ...sent, by, at } : null
}

/** Marks a letter to a stay's or request's guest as sent, or for `null` as not sent; the last mark counts. */
export function changeSentLetter(about: string, kind: LetterKind, sent: Sending | null): Change {
  return {
    writes: (by) => ({
      [`written/${about}/${kind}`]: sent && {
        ...writeFields(sentLetterFields, sent),
        by,
        at: SERVER_TIME,
      },
    }),
    refusal: () => Promise.resolve(refused()),
  }
}
